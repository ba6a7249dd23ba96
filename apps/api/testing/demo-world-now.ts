import type { Instant } from '@karigar/domain/dates/instant';

/** 10:00 on a Thursday in India: when the demo world is seeded unless a test says otherwise. */
export const demoNow: Instant = Date.parse('2026-01-15T04:30:00Z');

import type { Instant } from '@karigar/domain/dates/instant';

/** 10:00 on a Thursday in India: the default time of the demo world. */
export const demoNow: Instant = Date.parse('2026-01-15T04:30:00Z');

import type { Instant } from '@karigar/domain/dates/instant';

export type Clock = () => Instant;

export const systemClock: Clock = () => Date.now();

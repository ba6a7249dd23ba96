import type { Job } from './candidate.ts';
import type { Ranked } from './rank.ts';

/** Why an offer came to this serviceman, as facts that the serviceman can check. */
export const OFFER_REASONS = [
  'nearest',
  'near',
  'your-turn',
  'skilled',
  'free',
  // Of a revisit under warranty: who did the work, and anybody else.
  'own-work',
  'revisit',
] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];

/** Compared with all eligible servicemen. */
export const reasonsFor = (
  chosen: Ranked,
  ranked: readonly Ranked[],
  job: Job,
): readonly OfferReason[] => {
  const isNearest = ranked.every(({ km }) => chosen.km <= km);
  const jobs = ranked.reduce((sum, { serviceman }) => sum + serviceman.jobsThisWeek, 0);
  const isBelowShare = chosen.serviceman.jobsThisWeek * ranked.length < jobs;
  return [
    isNearest ? 'nearest' : 'near',
    ...(isBelowShare ? ['your-turn' as const] : []),
    ...(job.skillId === null ? [] : ['skilled' as const]),
    'free',
  ];
};

/** Of a revisit under warranty: who did the work is asked for that alone. */
export const revisitReasons = (
  isOwnWork: boolean,
  reasons: readonly OfferReason[],
): readonly OfferReason[] => (isOwnWork ? ['own-work'] : ['revisit', ...reasons]);

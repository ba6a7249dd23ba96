import type { Job } from './candidate.ts';
import type { Ranked } from './rank.ts';

/** Why an offer came to this serviceman, as facts that the serviceman can check. */
export const OFFER_REASONS = ['nearest', 'near', 'your-turn', 'skilled', 'free'] as const;
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

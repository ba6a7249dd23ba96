import type { Job } from './candidate.ts';
import type { Ranked } from '../dispatch/rank.ts';

/** Why an offer came to him, as facts that he can check. */
export const OFFER_REASONS = ['nearest', 'near', 'your-turn', 'skilled', 'free'] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];

/** Among all to whom it could have gone. */
export const reasonsFor = (
  chosen: Ranked,
  ranked: readonly Ranked[],
  job: Job,
): readonly OfferReason[] => {
  const isNearest = ranked.every(({ km }) => chosen.km <= km);
  const jobs = ranked.reduce((sum, { man }) => sum + man.jobsThisWeek, 0);
  const isBelowShare = chosen.man.jobsThisWeek * ranked.length < jobs;
  return [
    isNearest ? 'nearest' : 'near',
    ...(isBelowShare ? ['your-turn' as const] : []),
    ...(job.skillId === null ? [] : ['skilled' as const]),
    'free',
  ];
};

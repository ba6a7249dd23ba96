import type { Instant } from '../dates/instant.ts';

/** A pause of the work: from hold to resume, or until now. */
export type Pause = { readonly from: Instant; readonly to: Instant | null };

/** The hold and resume commands, oldest first. */
export type WorkTurn = { readonly command: 'hold' | 'resume'; readonly at: Instant };

export const pausesOf = (turns: readonly WorkTurn[]): Pause[] => {
  const pauses: Pause[] = [];
  for (const { command, at } of turns) {
    const open = pauses.at(-1);
    const isOpen = open !== undefined && open.to === null;
    if (command === 'hold' && !isOpen) pauses.push({ from: at, to: null });
    if (command === 'resume' && isOpen) pauses[pauses.length - 1] = { from: open.from, to: at };
  }
  return pauses;
};

export type WorkTimes = {
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly pauses: readonly Pause[];
};

/** The time worked so far, without pauses. Never negative, even when phone clocks differ. */
export const workedMs = ({ startedAt, endedAt, pauses }: WorkTimes, now: Instant): number => {
  const until = Math.max(startedAt, endedAt ?? now);
  const within = (instant: Instant): Instant => Math.min(Math.max(instant, startedAt), until);
  const paused = pauses.reduce((sum, { from, to }) => sum + within(to ?? until) - within(from), 0);
  return until - startedAt - paused;
};

const two = (count: number): string => String(count).padStart(2, '0');

/** '01:16:08'; above 99 hours, the hours take more digits. */
export const clockText = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return [Math.floor(minutes / 60), minutes % 60, seconds % 60].map(two).join(':');
};

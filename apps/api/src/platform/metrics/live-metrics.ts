import type { Meters } from './meters.ts';

export const liveMetrics = ({ counter, gauge, histogram }: Meters) => {
  const open = gauge('karigar_live_streams', 'Live streams that are open.');
  const up = gauge(
    'karigar_live_up',
    '1 while hints are known to arrive from the relay; 0 sends every app back to polling.',
  );
  const seconds = histogram(
    'karigar_live_hint_seconds',
    'Time from the change to its hint on a stream.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  );
  const ended = counter('karigar_live_ended_total', 'Streams that the server ended, by reason.', [
    'reason',
  ]);
  const missed = counter(
    'karigar_live_missed_total',
    'Accounts whose hints never came and were found missing by their number.',
  );
  return {
    /** Open streams of this process. */
    liveOpen: (streams: number): void => open.set(streams),
    /** Whether hints arrive in this process. */
    liveUp: (isUp: boolean): void => up.set(isUp ? 1 : 0),
    /** Seconds from the change to its hint on a stream. */
    hinted: (taken: number): void => seconds.observe(taken),
    liveEnded: (reason: string): void => ended.inc({ reason }),
    hintsMissed: (accounts: number): void => missed.inc(accounts),
  };
};

export type LiveMetrics = ReturnType<typeof liveMetrics>;

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type LiveMetrics = {
  /** Open streams of this process. */
  readonly liveOpen: (streams: number) => void;
  /** Whether hints arrive in this process. */
  readonly liveUp: (isUp: boolean) => void;
  /** Seconds from the change to its hint on a stream. */
  readonly hinted: (seconds: number) => void;
  readonly liveEnded: (reason: string) => void;
  readonly hintsMissed: (accounts: number) => void;
};

export const createLiveMetrics = (register: Registry): LiveMetrics => {
  const registers = [register];
  const open = new Gauge({
    name: 'karigar_live_streams',
    help: 'Live streams that are open.',
    registers,
  });
  const up = new Gauge({
    name: 'karigar_live_up',
    help: '1 while hints are known to arrive from the relay; 0 sends every app back to polling.',
    registers,
  });
  const seconds = new Histogram({
    name: 'karigar_live_hint_seconds',
    help: 'Time from the change to its hint on a stream.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const ended = new Counter({
    name: 'karigar_live_ended_total',
    help: 'Streams that the server ended, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const missed = new Counter({
    name: 'karigar_live_missed_total',
    help: 'Accounts whose hints never came and were found missing by their number.',
    registers,
  });
  return {
    liveOpen: (streams) => open.set(streams),
    liveUp: (isUp) => up.set(isUp ? 1 : 0),
    hinted: (taken) => seconds.observe(taken),
    liveEnded: (reason) => ended.inc({ reason }),
    hintsMissed: (accounts) => missed.inc(accounts),
  };
};

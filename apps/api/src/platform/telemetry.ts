import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { readBuild } from './build.ts';
import { createLiveMetrics, type LiveMetrics } from './live-telemetry.ts';

export type Metrics = LiveMetrics & {
  readonly called: (call: string, outcome: string, seconds: number) => void;
  readonly relayed: (rows: number) => void;
  readonly gaveUp: () => void;
  /** sent, gone, rejected, failed (will be retried) or late (expired). */
  readonly pushed: (outcome: string) => void;
  readonly unseenSmsSent: () => void;
  readonly imageWorkerLost: () => void;
  readonly otpSent: () => void;
  readonly otpVerified: () => void;
  readonly auditUnsealed: (seconds: number) => void;
  readonly partitionsAhead: (table: string, days: number) => void;
  readonly erased: (rule: string, rows: number) => void;
  readonly reported: (kind: string) => void;
  readonly contentType: string;
  readonly render: () => Promise<string>;
};

/** `call` and `outcome` become labels: pass names from our own lists, never a caller's text. */
export const createMetrics = (): Metrics => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const { version, commit } = readBuild();
  const build = new Gauge({
    name: 'karigar_build_info',
    help: 'Which release this process runs; always 1.',
    labelNames: ['version', 'commit'],
    registers,
  });
  build.set({ version, commit }, 1);

  const calls = new Counter({
    name: 'karigar_calls_total',
    help: 'Calls answered.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'karigar_call_seconds',
    help: 'Time from the request to the reply.',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  const relayRows = new Counter({
    name: 'karigar_relay_rows_total',
    help: 'Outbox rows passed on.',
    registers,
  });
  const deadLetters = new Counter({
    name: 'karigar_dead_letters_total',
    help: 'Jobs given up after their last attempt.',
    registers,
  });
  const pushes = new Counter({
    name: 'karigar_push_total',
    help: 'Alerts handed to push services, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const unseenSms = new Counter({
    name: 'karigar_unseen_sms_total',
    help: 'Messages about assignments nobody had looked at in time.',
    registers,
  });
  const imageWorkersLost = new Counter({
    name: 'karigar_image_workers_lost_total',
    help: 'Processes that ended while they read a picture: crashed, out of memory or too slow.',
    registers,
  });
  const otpSent = new Counter({
    name: 'karigar_otp_sent_total',
    help: 'Login codes sent.',
    registers,
  });
  const otpVerified = new Counter({
    name: 'karigar_otp_verified_total',
    help: 'Login codes used; far fewer than sent means that sending is abused.',
    registers,
  });
  const reports = new Counter({
    name: 'karigar_reports_total',
    help: 'Errors and policy violations that the app reported.',
    labelNames: ['kind'],
    registers,
  });

  const auditUnsealed = new Gauge({
    name: 'karigar_audit_unsealed_seconds',
    help: 'How long the oldest audit row without a seal has waited.',
    registers,
  });

  // By label, so that a process without the worker says nothing instead of 0.
  const partitionsAhead = new Gauge({
    name: 'karigar_partitions_ahead_days',
    help: 'For how many days from now on the table has partitions; without one new rows are refused.',
    labelNames: ['table'],
    registers,
  });

  const erased = new Counter({
    name: 'karigar_erased_rows_total',
    help: 'Rows erased, or emptied, because they were old.',
    labelNames: ['rule'],
    registers,
  });

  return {
    called: (call, outcome, seconds) => {
      calls.inc({ call, outcome });
      callSeconds.observe({ call }, seconds);
    },
    relayed: (rows) => {
      relayRows.inc(rows);
    },
    gaveUp: () => {
      deadLetters.inc();
    },
    pushed: (outcome) => {
      pushes.inc({ outcome });
    },
    unseenSmsSent: () => {
      unseenSms.inc();
    },
    imageWorkerLost: () => {
      imageWorkersLost.inc();
    },
    otpSent: () => {
      otpSent.inc();
    },
    otpVerified: () => {
      otpVerified.inc();
    },
    auditUnsealed: (seconds) => {
      auditUnsealed.set(seconds);
    },
    partitionsAhead: (table, days) => {
      partitionsAhead.set({ table }, days);
    },
    erased: (rule, rows) => {
      erased.inc({ rule }, rows);
    },
    reported: (kind) => {
      reports.inc({ kind });
    },
    ...createLiveMetrics(register),
    contentType: register.contentType,
    render: () => register.metrics(),
  };
};

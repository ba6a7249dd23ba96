import { pino, stdSerializers } from 'pino';
import type { Bindings, ChildLoggerOptions, DestinationStream, Logger } from 'pino';
import { redact } from './redact.ts';

export type Log = Logger;

type MakeChild = (this: unknown, bindings: Bindings, options?: ChildLoggerOptions) => Log;

/** Which process wrote the line: in every line, because lines of many processes are collected in one place. */
export type Source = {
  readonly roles: string;
  readonly version: string;
  readonly host: string;
  readonly pid: number;
};

const FAULT = new Set(['code', 'constraint', 'statusCode']);

/** Database errors repeat the row in `detail` and similar fields, so only name and code are logged. */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, ...rest } = stdSerializers.err(error);
  const fault = Object.entries(rest).filter(([name]) => FAULT.has(name));
  return { type, message, stack, ...Object.fromEntries(fault) };
};

const createPino = (level: string, base: Source | null, destination: DestinationStream): Log =>
  pino(
    {
      level,
      base,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redact },
      serializers: { err: describeError, error: describeError },
    },
    destination,
  );

/** What waits for a full disk; lines beyond it are dropped. */
const MOST_WAITING_BYTES = 4_000_000;

/** Calls go on while the log cannot be written: an unheard error would end the process. */
const openOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING_BYTES });
  output.on('error', () => {});
  return output;
};

/** One JSON line per event. Lines of a request come from `log.child({ requestId })`. */
export const createLog = (setup: {
  readonly level: string;
  readonly source?: Source;
  readonly destination?: DestinationStream;
}): Log => {
  const destination = setup.destination ?? openOutput();
  const log = createPino(setup.level, setup.source ?? null, destination);
  const { child } = Object.getPrototypeOf(log) as { readonly child: MakeChild };
  // pino's bindings formatter covers only the root logger; every child inherits this method.
  return Object.assign(log, {
    child(this: unknown, bindings: Bindings, options?: ChildLoggerOptions) {
      return child.call(this, redact(bindings), options);
    },
  } as object);
};

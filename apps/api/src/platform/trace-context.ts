import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanSetup = {
  /** From our own lists: a call, a task, a provider. Nothing of a caller goes into a trace. */
  readonly name: string;
  readonly kind: 'server' | 'consumer' | 'client';
  /** A traceparent from outside this process; without it the span around this one is the parent. */
  readonly parent?: string | null;
};

/** Tells more about the running span. */
export type TellSpan = (told: { readonly name?: string; readonly outcome?: string }) => void;

export type Tracing = {
  /** Runs the work as a span. Of an error only its class is told, because messages may repeat rows. */
  readonly span: <Value>(
    setup: SpanSetup,
    work: (tell: TellSpan) => Promise<Value>,
  ) => Promise<Value>;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
};

export type TracingSettings = { readonly endpoint: string; readonly share: number };

const running = new AsyncLocalStorage<string>();

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** A traceparent that is well-formed; null for everything else. */
export const readTraceparent = (written: unknown): string | null =>
  typeof written === 'string' && TRACEPARENT.test(written) ? written : null;

/** The traceparent of the running span; null where tracing is off. */
export const currentTrace = (): string | null => running.getStore() ?? null;

export const withTrace = <Value>(traceparent: string, work: () => Value): Value =>
  running.run(traceparent, work);

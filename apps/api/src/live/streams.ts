import type { ServerResponse } from 'node:http';
import { writeLiveEvent, type Hint, type LiveEvent } from '@karigar/contract/live/live-events';
import type { LiveBus } from '#platform/live-bus';
import type { LiveMetrics } from '#platform/live-telemetry';
import { hintSubject, type SentHint } from '#relay/relay';

const MOST_PER_ACCOUNT = 5;
/** A reader so far behind is let go; it comes back and catches up by its sequence. */
const MOST_UNREAD = 64 * 1024;

export type Stream = {
  readonly accountId: number;
  readonly sessionId: number;
  readonly response: ServerResponse;
};

/** One subscription for all streams of an account, and the last number they were told. */
type Ear = { readonly streams: Set<Stream>; readonly stop: () => void; sequence: number };

export type EndReason = 'slow' | 'session' | 'too-many' | 'failed' | 'stopping';

export type Streams = {
  readonly all: () => Iterable<Stream>;
  readonly size: () => number;
  readonly has: (stream: Stream) => boolean;
  readonly add: (stream: Stream) => void;
  readonly write: (stream: Stream, event: LiveEvent) => void;
  readonly end: (stream: Stream, reason: EndReason) => void;
  readonly endSession: (sessionId: number) => void;
  /** Whether the account's streams have heard of this number; from now on they have. */
  readonly catchUp: (accountId: number, sequence: number) => boolean;
};

/** The streams that are open in this process, by account; each account is listened to once. */
export const createStreams = (bus: LiveBus, metrics: LiveMetrics): Streams => {
  const ears = new Map<number, Ear>();
  const accounts = new Map<number, number>();
  const open = new Set<Stream>();

  const remove = (stream: Stream): void => {
    if (!open.delete(stream)) return;
    metrics.liveOpen(open.size);
    const { accountId, sessionId } = stream;
    const ear = ears.get(accountId);
    ear?.streams.delete(stream);
    if (![...(ear?.streams ?? [])].some((other) => other.sessionId === sessionId))
      accounts.delete(sessionId);
    if (ear?.streams.size !== 0) return;
    ears.delete(accountId);
    ear.stop();
  };

  const end: Streams['end'] = (stream, reason) => {
    if (!open.has(stream)) return;
    remove(stream);
    metrics.liveEnded(reason);
    if (reason === 'slow' || reason === 'failed') stream.response.destroy();
    else stream.response.end();
  };

  const writeText = (stream: Stream, text: string): void => {
    if (stream.response.writableLength > MOST_UNREAD) end(stream, 'slow');
    else stream.response.write(text);
  };

  const pass = (ear: Ear, hint: Hint, madeAt: number): void => {
    ear.sequence = Math.max(ear.sequence, hint.sequence);
    const text = writeLiveEvent({ name: 'hint', data: hint });
    for (const stream of ear.streams) writeText(stream, text);
    metrics.hinted(Math.max(0, Date.now() - madeAt) / 1000);
  };

  const listen = (accountId: number): Ear => {
    const ear: Ear = {
      streams: new Set(),
      sequence: 0,
      stop: bus.subscribe(hintSubject(accountId), (sent) => {
        const { hint, madeAt } = sent as SentHint;
        pass(ear, hint, madeAt);
      }),
    };
    ears.set(accountId, ear);
    return ear;
  };

  return {
    all: () => open,
    size: () => open.size,
    has: (stream) => open.has(stream),
    add: (stream) => {
      const ear = ears.get(stream.accountId) ?? listen(stream.accountId);
      const [oldest] = ear.streams;
      // The oldest is most likely a line that broke without a word, as lines of phones do.
      if (oldest !== undefined && ear.streams.size >= MOST_PER_ACCOUNT) end(oldest, 'too-many');
      ear.streams.add(stream);
      open.add(stream);
      accounts.set(stream.sessionId, stream.accountId);
      metrics.liveOpen(open.size);
      stream.response.once('close', () => remove(stream)).on('error', () => remove(stream));
    },
    write: (stream, event) => {
      if (open.has(stream)) writeText(stream, writeLiveEvent(event));
    },
    end,
    endSession: (sessionId) => {
      const accountId = accounts.get(sessionId);
      if (accountId === undefined) return;
      for (const stream of ears.get(accountId)?.streams ?? [])
        if (stream.sessionId === sessionId) end(stream, 'session');
    },
    catchUp: (accountId, sequence) => {
      const ear = ears.get(accountId);
      if (ear === undefined || ear.sequence >= sequence) return true;
      ear.sequence = sequence;
      return false;
    },
  };
};

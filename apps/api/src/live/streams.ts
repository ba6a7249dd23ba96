import type { ServerResponse } from 'node:http';
import { writeLiveEvent, type Hint, type LiveEvent } from '@karigar/contract/live/live-events';
import type { LiveBus } from '#platform/live-bus';
import type { LiveMetrics } from '#platform/metrics/live-metrics';
import { hintSubject, type SentHint } from '#relay/relay';

const MOST_PER_ACCOUNT = 5;
/** A client this far behind is disconnected; it reconnects and catches up by its sequence. */
const MOST_UNREAD = 64 * 1024;

export type Stream = {
  readonly accountId: number;
  /** What else it hears of: an operator's rooms, which are ids below zero. */
  readonly rooms: readonly number[];
  readonly sessionId: number;
  readonly response: ServerResponse;
};

/** One bus subscription for all streams of an account or room, with its last sequence. */
type Subscription = { readonly streams: Set<Stream>; readonly stop: () => void; sequence: number };

export type EndReason = 'slow' | 'session' | 'too-many' | 'failed' | 'stopping';

export type Streams = {
  readonly all: () => Iterable<Stream>;
  readonly size: () => number;
  readonly has: (stream: Stream) => boolean;
  readonly add: (stream: Stream) => void;
  readonly write: (stream: Stream, event: LiveEvent) => void;
  readonly end: (stream: Stream, reason: EndReason) => void;
  readonly endSession: (sessionId: number) => void;
  /** Returns whether the streams of an account or room already have this sequence, and stores it. */
  readonly catchUp: (sourceId: number, sequence: number) => boolean;
  /** The sum over account and rooms: it grows by one with each hint, so a gap shows a missed one. */
  readonly sequenceOf: (stream: Stream) => number;
};

/** The account and the rooms that a stream hears of. */
export const sourcesOf = ({ accountId, rooms }: Stream): readonly number[] => [accountId, ...rooms];

/** Open streams of this process, with one bus subscription per account and room. */
export const createStreams = (bus: LiveBus, metrics: LiveMetrics): Streams => {
  const subscriptions = new Map<number, Subscription>();
  const accounts = new Map<number, number>();
  const open = new Set<Stream>();

  const remove = (stream: Stream): void => {
    if (!open.delete(stream)) return;
    metrics.liveOpen(open.size);
    for (const sourceId of sourcesOf(stream)) {
      const subscription = subscriptions.get(sourceId);
      subscription?.streams.delete(stream);
      if (subscription?.streams.size !== 0) continue;
      subscriptions.delete(sourceId);
      subscription.stop();
    }
    const { accountId, sessionId } = stream;
    const others = subscriptions.get(accountId)?.streams ?? [];
    if (![...others].some((other) => other.sessionId === sessionId)) accounts.delete(sessionId);
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

  const sequenceOf = (stream: Stream): number =>
    sourcesOf(stream).reduce((sum, id) => sum + (subscriptions.get(id)?.sequence ?? 0), 0);

  const pass = (subscription: Subscription, hint: Hint, madeAt: number): void => {
    subscription.sequence = Math.max(subscription.sequence, hint.sequence);
    for (const stream of subscription.streams)
      writeText(
        stream,
        writeLiveEvent({ name: 'hint', data: { ...hint, sequence: sequenceOf(stream) } }),
      );
    metrics.hinted(Math.max(0, Date.now() - madeAt) / 1000);
  };

  const listen = (sourceId: number): Subscription => {
    const subscription: Subscription = {
      streams: new Set(),
      sequence: 0,
      stop: bus.subscribe(hintSubject(sourceId), (sent) => {
        const { hint, madeAt } = sent as SentHint;
        pass(subscription, hint, madeAt);
      }),
    };
    subscriptions.set(sourceId, subscription);
    return subscription;
  };

  return {
    all: () => open,
    size: () => open.size,
    has: (stream) => open.has(stream),
    add: (stream) => {
      const own = subscriptions.get(stream.accountId)?.streams;
      const [oldest] = own ?? [];
      // The oldest stream is most likely a phone connection that broke silently.
      if (oldest !== undefined && (own?.size ?? 0) >= MOST_PER_ACCOUNT) end(oldest, 'too-many');
      for (const sourceId of sourcesOf(stream))
        (subscriptions.get(sourceId) ?? listen(sourceId)).streams.add(stream);
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
      for (const stream of subscriptions.get(accountId)?.streams ?? [])
        if (stream.sessionId === sessionId) end(stream, 'session');
    },
    sequenceOf,
    catchUp: (sourceId, sequence) => {
      const subscription = subscriptions.get(sourceId);
      if (subscription === undefined || subscription.sequence >= sequence) return true;
      subscription.sequence = sequence;
      return false;
    },
  };
};

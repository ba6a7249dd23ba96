import { setTimeout as pause } from 'node:timers/promises';
import { BEAT_MS } from '@karigar/contract/live/live-events';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { watchRelay } from './relay-watch.ts';
import { latestSequences } from './sequence-store.ts';
import { createStreams, sourcesOf, type Stream } from './streams.ts';

/** Heartbeats are spread over these slots, so that thousands are not written at once. */
const SLOTS = 100;
/** Longest time that a stream outlives its session, or that a lost hint goes unnoticed. */
const ROUND_MS = 30_000;
const CHUNK = 1000;
const MOVE_STEP_MS = 100;
const MOVES_PER_STEP = 5;
const LEAVE_MS = 2000;

export type Gateway = {
  readonly size: () => number;
  readonly open: (stream: Stream) => void;
  /** Sends 'move' to the streams a few at a time, so that clients reconnect to another process. */
  readonly move: (withinMs: number) => Promise<void>;
  readonly close: () => void;
};

type Tell = 'all' | 'behind';

/** Holds the live streams, sends heartbeats, and tells clients when hints may be lost. */
export const createGateway = (context: Context): Gateway => {
  const { bus, databases, sessions, metrics, log } = context;
  const streams = createStreams(bus, metrics);
  const heartbeats = Array.from({ length: SLOTS }, () => new Set<Stream>());
  let slot = 0;

  /** Ends streams whose session has ended, and sends the others the latest sequence. */
  const check = async (checked: readonly Stream[], tell: Tell): Promise<void> => {
    // Subscriptions reach the bus before the read, so no hint falls between the two.
    await bus.flush();
    const [living, latest] = await Promise.all([
      sessions.living(checked.map(({ sessionId }) => sessionId)),
      databases.system.transaction(SYSTEM, (tx) =>
        latestSequences(tx, [...new Set(checked.flatMap(sourcesOf))]),
      ),
    ]);
    // The relay publishes a hint before it stores the sequence: counted hints have arrived after this.
    await bus.flush();
    const behind = new Set<number>();
    for (const [sourceId, sequence] of latest)
      if (!streams.catchUp(sourceId, sequence)) behind.add(sourceId);
    if (tell === 'behind' && behind.size > 0) metrics.hintsMissed(behind.size);
    for (const stream of checked) {
      if (!living.has(stream.sessionId)) streams.end(stream, 'session');
      else if (!relay.isUp()) streams.write(stream, { name: 'down', data: null });
      else if (tell === 'all' || sourcesOf(stream).some((id) => behind.has(id)))
        streams.write(stream, { name: 'latest', data: streams.sequenceOf(stream) });
    }
  };

  const checkAll = async (tell: Tell): Promise<void> => {
    const all = [...streams.all()];
    for (let from = 0; from < all.length; from += CHUNK)
      await check(all.slice(from, from + CHUNK), tell);
  };
  const quietly = (work: Promise<void>): void =>
    void work.catch((error: unknown) => log.error({ err: error }, 'live streams not checked'));

  const relay = watchRelay(bus, {
    up: () => {
      metrics.liveUp(true);
      quietly(checkAll('all'));
    },
    down: () => {
      metrics.liveUp(false);
      for (const stream of streams.all()) streams.write(stream, { name: 'down', data: null });
    },
  });

  /** Streams that open during a check are checked together afterwards. */
  let newStreams: Stream[] = [];
  let isReceiving = false;
  const receive = async (): Promise<void> => {
    if (isReceiving) return;
    isReceiving = true;
    while (newStreams.length > 0) {
      const batch = newStreams.splice(0, CHUNK);
      try {
        await check(batch, 'all');
      } catch (error) {
        log.error({ err: error }, 'live streams could not begin');
        for (const stream of batch) streams.end(stream, 'failed');
      }
    }
    isReceiving = false;
  };

  const heartbeatTimer = setInterval(() => {
    slot = (slot + 1) % SLOTS;
    for (const stream of heartbeats[slot] ?? [])
      if (streams.has(stream)) streams.write(stream, { name: 'beat', data: null });
      else heartbeats[slot]?.delete(stream);
  }, BEAT_MS / SLOTS);
  const roundTimer = setInterval(() => quietly(checkAll('behind')), ROUND_MS);
  sessions.onEnded(streams.endSession);

  return {
    size: streams.size,
    open: (stream) => {
      streams.add(stream);
      heartbeats[slot]?.add(stream);
      newStreams.push(stream);
      void receive();
    },
    move: async (withinMs) => {
      const left = [...streams.all()];
      const perStep = Math.max(
        MOVES_PER_STEP,
        Math.ceil((left.length * MOVE_STEP_MS) / Math.max(withinMs, MOVE_STEP_MS)),
      );
      while (left.length > 0) {
        for (const stream of left.splice(0, perStep))
          streams.write(stream, { name: 'move', data: null });
        await pause(MOVE_STEP_MS);
      }
      const deadline = performance.now() + LEAVE_MS;
      while (streams.size() > 0 && performance.now() < deadline) await pause(MOVE_STEP_MS);
    },
    close: () => {
      clearInterval(heartbeatTimer);
      clearInterval(roundTimer);
      relay.stop();
      for (const stream of streams.all()) streams.end(stream, 'stopping');
    },
  };
};

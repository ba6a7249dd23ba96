import { MARK_HEADERS } from '@karigar/contract/wire/mark';
import { writeLiveEvent, type LiveEvent } from '@karigar/contract/live/live-events';
import { memoryStorage } from '../device/memory-storage.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heardIn } from './heard-hints.ts';
import { createLiveConnection, type Heard } from './live-connection.ts';

type Stream = {
  readonly signal: AbortSignal;
  readonly say: (...events: readonly LiveEvent[]) => Promise<void>;
  readonly answer: (response: Response) => Promise<void>;
};

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A stream for every attempt to connect, which the test controls. */
const createWorld = (random = 0.5, heard?: Heard) => {
  const streams: Stream[] = [];
  const log: string[] = [];
  const connect = (signal: AbortSignal): Promise<Response> => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        pipe = controller;
      },
    });
    const stream = new Response(body, { headers: MARK_HEADERS });
    signal.addEventListener('abort', () => {
      reject(signal.reason);
      try {
        pipe?.error(signal.reason);
      } catch {
        // The stream had ended already.
      }
    });
    streams.push({
      signal,
      say: async (...events) => {
        resolve(stream);
        pipe?.enqueue(new TextEncoder().encode(events.map(writeLiveEvent).join('')));
        await settle();
      },
      answer: async (response) => {
        resolve(response);
        await settle();
      },
    });
    return promise;
  };
  const connection = createLiveConnection({
    connect,
    random: () => random,
    onState: (isUp) => {
      const word = isUp ? 'up' : 'down';
      if (log.findLast((said) => said === 'up' || said === 'down') !== word) log.push(word);
    },
    onHint: ({ type, id }) => void log.push(`${type} ${id}`),
    onMissed: () => void log.push('missed'),
    onDoubt: () => void log.push('doubt'),
    onSame: () => void log.push('same'),
    ...(heard && { heard }),
  });
  return {
    connection,
    streams,
    log,
    stream: (at = -1): Stream => streams.at(at) ?? expect.fail('no stream'),
  };
};

const latest = (data: number): LiveEvent => ({ name: 'latest', data });
const beat: LiveEvent = { name: 'beat', data: null };
const down: LiveEvent = { name: 'down', data: null };
const move: LiveEvent = { name: 'move', data: null };
const hint = (sequence: number, id = 42): LiveEvent => ({
  name: 'hint',
  data: { type: 'booking', id, version: null, sequence },
});

describe('the live connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the live connection is up from the first number on, and passes hints on', async () => {
    const { connection, stream, log } = createWorld();
    connection.open();
    await stream().say(latest(7), hint(8), hint(8, 43));
    expect(log).toEqual(['doubt', 'up', 'booking 42', 'booking 43']);
  });

  it('a page that begins where the one before has heard the last hint does not doubt, a later change it does', async () => {
    const storage = memoryStorage();
    const of = (accountId: number) =>
      heardIn(storage, { get: () => ({ authToken: 't', role: 'serviceman', accountId }) });
    const open = async (accountId: number, number: number): Promise<readonly string[]> => {
      const { connection, stream, log } = createWorld(0.5, of(accountId));
      connection.open();
      await stream().say(latest(number));
      return log;
    };
    expect(await open(5, 7)).toEqual(['doubt', 'up']);
    expect(await open(5, 7)).toEqual(['same', 'up']);
    expect(await open(5, 8)).toEqual(['doubt', 'up']);
    expect(await open(6, 8)).toEqual(['doubt', 'up']);
  });

  it('the live connection reports missed hints when a number is left out', async () => {
    const { connection, stream, log } = createWorld();
    connection.open();
    await stream().say(latest(7), hint(9), hint(10));
    expect(log).toEqual(['doubt', 'up', 'missed', 'booking 42']);
  });

  it('the live connection catches up after a pause only if the number changed', async () => {
    const { connection, stream, log } = createWorld();
    connection.open();
    await stream().say(latest(7));
    connection.close();
    expect(stream().signal.aborted).toBe(true);
    connection.open();
    await stream().say(latest(7));
    connection.close();
    connection.open();
    await stream().say(latest(8));
    expect(log).toEqual(['doubt', 'up', 'down', 'up', 'down', 'missed', 'up']);
  });

  it('[DASH-05] the live connection is down after 15 seconds without a beat, and not before', async () => {
    const { connection, stream, streams, log } = createWorld();
    connection.open();
    await stream().say(latest(1));
    for (let beats = 0; beats < 6; beats += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      await stream().say(beat);
    }
    await vi.advanceTimersByTimeAsync(14_999);
    expect(log).toEqual(['doubt', 'up']);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['doubt', 'up', 'doubt', 'down']);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(streams).toHaveLength(2);
  });

  it('the live connection is down when the server says so, despite beats, until the next number', async () => {
    const { connection, stream, log } = createWorld();
    connection.open();
    await stream().say(latest(1), down, beat, beat);
    expect(log).toEqual(['doubt', 'up', 'doubt', 'down']);
    await stream().say(latest(1));
    expect(log).toEqual(['doubt', 'up', 'doubt', 'down', 'up']);
  });

  it('the live connection moves to another process at once, without reporting doubt', async () => {
    const { connection, stream, streams, log } = createWorld();
    connection.open();
    await stream().say(latest(1));
    await vi.advanceTimersByTimeAsync(3000);
    await stream().say(move);
    expect(streams).toHaveLength(2);
    await stream().say(latest(2));
    expect(log).toEqual(['doubt', 'up', 'missed']);
  });

  it('the live connection moves at once however often processes are replaced, and waits for one that is leaving', async () => {
    const { connection, stream, streams } = createWorld(1);
    connection.open();
    for (let moves = 1; moves <= 6; moves += 1) {
      await stream().say(latest(moves));
      await vi.advanceTimersByTimeAsync(3000);
      await stream().say(move);
      expect(streams).toHaveLength(moves + 1);
    }
    await stream().say(move);
    await vi.advanceTimersByTimeAsync(3900);
    expect(streams).toHaveLength(7);
    await vi.advanceTimersByTimeAsync(200);
    expect(streams).toHaveLength(8);
  });

  it('the live connection reconnects with growing random delays, never more than a minute', async () => {
    const { connection, streams, stream } = createWorld(1);
    connection.open();
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const [tried, since] = [streams.length, Date.now()];
      await stream().answer(new Response(null, { status: 502, headers: MARK_HEADERS }));
      while (streams.length === tried) await vi.advanceTimersByTimeAsync(1000);
      waits.push((Date.now() - since) / 1000);
    }
    expect(waits).toEqual([4, 8, 16, 32, 60, 60, 60]);
  });

  it('the live connection waits as long as the server asks', async () => {
    const { connection, streams, stream } = createWorld(0);
    connection.open();
    await stream().answer(
      new Response(null, { status: 503, headers: { ...MARK_HEADERS, 'retry-after': '10' } }),
    );
    await vi.advanceTimersByTimeAsync(9999);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(2);
  });

  it('the live connection stays closed where the server has switched it off, until it is opened again', async () => {
    const { connection, streams, stream } = createWorld();
    connection.open();
    await stream().answer(new Response(null, { status: 204, headers: MARK_HEADERS }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(streams).toHaveLength(1);
    connection.open();
    expect(streams).toHaveLength(2);
  });

  it('the live connection retries at once when it is woken while waiting, and keeps a good stream', async () => {
    const { connection, streams, stream } = createWorld(1);
    connection.open();
    await stream().answer(new Response(null, { status: 502, headers: MARK_HEADERS }));
    connection.wake();
    expect(streams).toHaveLength(2);
    await stream().say(latest(1));
    connection.wake();
    expect(streams).toHaveLength(2);
  });

  it('the live connection drops a stream that died while the page slept', async () => {
    const { connection, streams, stream, log } = createWorld();
    connection.open();
    await stream().say(latest(1));
    vi.setSystemTime(Date.now() + 60_000);
    connection.wake();
    expect([streams.length, log.at(-1)]).toEqual([2, 'down']);
    await stream().say(latest(1));
    expect(log.at(-1)).toBe('up');
  });
});

import { writeLiveEvent, type LiveEvent } from '@karigar/contract/live/live-events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveConnection } from './live-connection.ts';

type Line = {
  readonly signal: AbortSignal;
  readonly say: (...events: readonly LiveEvent[]) => Promise<void>;
  readonly answer: (response: Response) => Promise<void>;
};

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A line for every attempt to connect, which the test answers. */
const createWorld = (random = 0.5) => {
  const lines: Line[] = [];
  const heard: string[] = [];
  const connect = (signal: AbortSignal): Promise<Response> => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        pipe = controller;
      },
    });
    const stream = new Response(body);
    signal.addEventListener('abort', () => {
      reject(signal.reason);
      try {
        pipe?.error(signal.reason);
      } catch {
        // It had ended already.
      }
    });
    lines.push({
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
      if (heard.findLast((said) => said === 'up' || said === 'down') !== word) heard.push(word);
    },
    onHint: ({ type, id }) => void heard.push(`${type} ${id}`),
    onMissed: () => void heard.push('missed'),
    onDoubt: () => void heard.push('doubt'),
  });
  return {
    connection,
    lines,
    heard,
    line: (at = -1): Line => lines.at(at) ?? expect.fail('no line'),
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

  it('is up from the first number on, and passes hints on', async () => {
    const { connection, line, heard } = createWorld();
    connection.open();
    await line().say(latest(7), hint(8), hint(8, 43));
    expect(heard).toEqual(['doubt', 'up', 'booking 42', 'booking 43']);
  });

  it('has missed something when a number is left out', async () => {
    const { connection, line, heard } = createWorld();
    connection.open();
    await line().say(latest(7), hint(9), hint(10));
    expect(heard).toEqual(['doubt', 'up', 'missed', 'booking 42']);
  });

  it('catches up after a pause only if the number moved', async () => {
    const { connection, line, heard } = createWorld();
    connection.open();
    await line().say(latest(7));
    connection.close();
    expect(line().signal.aborted).toBe(true);
    connection.open();
    await line().say(latest(7));
    connection.close();
    connection.open();
    await line().say(latest(8));
    expect(heard).toEqual(['doubt', 'up', 'down', 'up', 'down', 'missed', 'up']);
  });

  it('[DASH-05] is down after 15 seconds without a beat, and not before', async () => {
    const { connection, line, lines, heard } = createWorld();
    connection.open();
    await line().say(latest(1));
    for (let beats = 0; beats < 6; beats += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      await line().say(beat);
    }
    await vi.advanceTimersByTimeAsync(14_999);
    expect(heard).toEqual(['doubt', 'up']);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['doubt', 'up', 'doubt', 'down']);
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(lines).toHaveLength(2);
  });

  it('is down when the server says so, whatever beats, until the next number', async () => {
    const { connection, line, heard } = createWorld();
    connection.open();
    await line().say(latest(1), down, beat, beat);
    expect(heard).toEqual(['doubt', 'up', 'doubt', 'down']);
    await line().say(latest(1));
    expect(heard).toEqual(['doubt', 'up', 'doubt', 'down', 'up']);
  });

  it('moves to another process at once, without a moment of doubt', async () => {
    const { connection, line, lines, heard } = createWorld();
    connection.open();
    await line().say(latest(1));
    await line().say(move);
    expect(lines).toHaveLength(2);
    await line().say(latest(2));
    expect(heard).toEqual(['doubt', 'up', 'missed']);
  });

  it('comes back later and later, by chance, and never later than a minute', async () => {
    const { connection, lines, line } = createWorld(1);
    connection.open();
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const [tried, since] = [lines.length, Date.now()];
      await line().answer(new Response(null, { status: 502 }));
      while (lines.length === tried) await vi.advanceTimersByTimeAsync(1000);
      waits.push((Date.now() - since) / 1000);
    }
    expect(waits).toEqual([4, 8, 16, 32, 60, 60, 60]);
  });

  it('waits as long as the server asks for', async () => {
    const { connection, lines, line } = createWorld(0);
    connection.open();
    await line().answer(new Response(null, { status: 503, headers: { 'retry-after': '10' } }));
    await vi.advanceTimersByTimeAsync(9999);
    expect(lines).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines).toHaveLength(2);
  });

  it('stays away where the server has switched it off, until it is opened again', async () => {
    const { connection, lines, line } = createWorld();
    connection.open();
    await line().answer(new Response(null, { status: 204 }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(lines).toHaveLength(1);
    connection.open();
    expect(lines).toHaveLength(2);
  });

  it('tries at once when it is woken while it waits, and leaves a good line alone', async () => {
    const { connection, lines, line } = createWorld(1);
    connection.open();
    await line().answer(new Response(null, { status: 502 }));
    connection.wake();
    expect(lines).toHaveLength(2);
    await line().say(latest(1));
    connection.wake();
    expect(lines).toHaveLength(2);
  });

  it('lets go of a line that died while the page slept', async () => {
    const { connection, lines, line, heard } = createWorld();
    connection.open();
    await line().say(latest(1));
    vi.setSystemTime(Date.now() + 60_000);
    connection.wake();
    expect([lines.length, heard.at(-1)]).toEqual([2, 'down']);
    await line().say(latest(1));
    expect(heard.at(-1)).toBe('up');
  });
});

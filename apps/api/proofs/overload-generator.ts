import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { CallClass } from '#platform/admission';
import { KEY_PLACE, type OverloadPlan, type OverloadResult, type Stream } from './overload-plan.ts';

const GOOD_MS = 1000;
const PATIENCE_MS = 15_000;
const MOST_SOCKETS = 4000;
const OPEN_FIRST = 400;
const TICK_MS = 2;
const SUCCESS = '"success":true';

type Line = { readonly socket: Socket; text: string; answer: (status: number) => void };

/** Keep-alive connections with one request each at a time; a new one when all are in use. */
const createLines = (port: number) => {
  const free: Line[] = [];
  const all = new Set<Line>();

  const read = (line: Line, text: string): void => {
    line.text += text;
    const end = line.text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(line.text.slice(0, end))?.[1] ?? 0);
    if (line.text.length < end + 4 + length) return;
    const status = Number(line.text.slice(9, 12));
    const isRefusedInside = status === 200 && !line.text.includes(SUCCESS, end);
    line.text = '';
    const { answer } = line;
    free.push(line);
    answer(isRefusedInside ? 299 : status);
  };

  const open = (): Line => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const line: Line = { socket, text: '', answer: () => {} };
    all.add(line);
    socket.setEncoding('latin1').on('data', (text) => read(line, String(text)));
    socket.on('error', () => {});
    socket.on('close', () => {
      all.delete(line);
      line.answer(0);
    });
    return line;
  };

  const take = (): Line | null => {
    // All in turn: a server closes a connection that was opened and never used.
    let line = free.shift();
    while (line?.socket.destroyed) line = free.shift();
    return line ?? (all.size < MOST_SOCKETS ? open() : null);
  };

  return {
    /** As a proxy has them: connections cost more than refusals. */
    open: (count: number): Promise<unknown> =>
      Promise.all(
        Array.from({ length: count }, () => {
          const line = open();
          free.push(line);
          return new Promise((resolve) => line.socket.once('connect', resolve));
        }),
      ),
    ask: (request: string): Promise<number> =>
      new Promise((resolve) => {
        const line = take();
        if (line === null) return resolve(0);
        const late = setTimeout(() => line.socket.destroy(), PATIENCE_MS);
        line.answer = (status) => {
          clearTimeout(late);
          line.answer = () => {};
          resolve(status);
        };
        line.socket.write(request, 'latin1');
      }),
    end: () => {
      for (const { socket } of all) socket.destroy();
    },
  };
};

type Counted = { sent: number; good: number; refused: number; lost: number };

/** Streams in the proportion of their shares, spread evenly: no randomness between two runs. */
const createTurns = (streams: readonly Stream[]) => {
  const owed = streams.map((stream) => ({ stream, owed: 0, sent: 0 }));
  return (): { readonly of: CallClass; readonly request: string } => {
    for (const one of owed) one.owed += one.stream.share;
    const next = owed.reduce((most, one) => (one.owed > most.owed ? one : most));
    next.owed -= 1;
    const { requests, of } = next.stream;
    const request = requests[next.sent++ % requests.length] ?? '';
    return { of, request: request.replaceAll(KEY_PLACE, randomUUID()) };
  };
};

const run = async (plan: OverloadPlan): Promise<OverloadResult> => {
  const lines = createLines(plan.port);
  const turn = createTurns(plan.streams);
  const tallies: Partial<Record<CallClass, Counted>> = {};
  const refusals: number[] = [];
  const seconds = Array.from({ length: Math.ceil(plan.seconds) }, () => ({ sent: 0, good: 0 }));
  await lines.open(OPEN_FIRST);
  const began = performance.now();
  const elapsed = (): number => (performance.now() - began) / 1000;

  const send = async (): Promise<void> => {
    const { of, request } = turn();
    const counted = (tallies[of] ??= { sent: 0, good: 0, refused: 0, lost: 0 });
    const second = seconds[Math.floor(elapsed())];
    counted.sent += 1;
    if (second) second.sent += 1;
    const since = performance.now();
    const status = await lines.ask(request);
    const took = performance.now() - since;
    const isGood = status === 200 && took <= GOOD_MS;
    if (isGood && second) second.good += 1;
    if (isGood) counted.good += 1;
    else if (status === 503) counted.refused += 1;
    else counted.lost += 1;
    if (status === 503) refusals.push(took);
  };

  if ('atOnce' in plan.load) {
    const one = async (): Promise<void> => {
      while (elapsed() < plan.seconds) await send();
    };
    await Promise.all(Array.from({ length: plan.load.atOnce }, one));
  } else {
    const { rate } = plan.load;
    const running = new Set<Promise<void>>();
    const count = Math.round(rate * plan.seconds);
    for (let at = 0; at < count;) {
      for (const due = Math.min(count, elapsed() * rate); at < due; at += 1) {
        const sent = send().finally(() => running.delete(sent));
        running.add(sent);
      }
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
    await Promise.all(running);
  }
  lines.end();
  return {
    seconds: plan.seconds,
    tallies,
    refusals: Float64Array.from(refusals).toSorted(),
    goodBySecond: seconds.map(({ sent, good }) => (sent === 0 ? 1 : good / sent)),
  };
};

/** Path of the program to start: this file runs when started and only exports when imported. */
export const overloadProgram = import.meta.filename;

if (import.meta.main) {
  process.on('message', (plan: OverloadPlan) => {
    void run(plan).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ ready: true });
}

import { connect, type Socket } from 'node:net';
import { withMark } from '@karigar/contract/wire/mark';
import type { LoadPlan, LoadResult } from './load-plan.ts';

const SUCCESS = JSON.stringify(withMark({ success: true })).slice(0, -1);
const HEADERS_END = Buffer.from('\r\n\r\n');
const SPIN_MS = 1.2;

type Line = { readonly ask: (request: Uint8Array) => Promise<number>; readonly end: () => void };

/** A keep-alive connection with one request at a time; resolves with the status after the last byte. */
const openLine = async (port: number): Promise<Line> => {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let answer: (status: number) => void = () => {};
  let head: Buffer | null = null;
  let missing = 0;
  const finish = (status: number): void => {
    head = null;
    missing = 0;
    answer(status);
  };
  let status = 0;
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) {
      missing -= chunk.length;
      if (missing <= 0) finish(status);
      return;
    }
    const seen = head === null ? chunk : Buffer.concat([head, chunk]);
    const end = seen.indexOf(HEADERS_END);
    if (end < 0) {
      head = seen;
      return;
    }
    const headers = seen.toString('latin1', 0, end);
    status = Number(headers.slice(9, 12));
    // A refusal inside a 200 does not count as a success either.
    const body = seen.toString('latin1', end + 4, end + 4 + SUCCESS.length);
    if (status === 200 && body !== SUCCESS) status = 299;
    missing = Number(/content-length: (\d+)/i.exec(headers)?.[1]) - (seen.length - end - 4);
    if (missing <= 0) finish(status);
  });
  socket.on('error', () => finish(0));
  socket.on('close', () => finish(0));
  return {
    ask: (request) =>
      new Promise((resolve) => {
        if (socket.destroyed) resolve(0);
        answer = resolve;
        socket.write(request);
      }),
    end: () => {
      answer = () => {};
      socket.destroy();
    },
  };
};

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => {
    const spin = (): void => {
      const left = moment - performance.now();
      if (left <= 0) resolve();
      else if (left > SPIN_MS) setTimeout(spin, left - SPIN_MS);
      else setImmediate(spin);
    };
    spin();
  });

type Tally = { latencies: number[]; statuses: Record<string, number> };

const tally = ({ latencies, statuses }: Tally, status: number, since: number): void => {
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status === 200) latencies.push(performance.now() - since);
};

/** Closed loop: every connection sends again after its reply, until the requests or the time run out. */
const runClosed = async (plan: LoadPlan, lines: readonly Line[], result: Tally): Promise<void> => {
  const end = performance.now() + plan.seconds * 1000;
  let next = 0;
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < end && (plan.repeat || next < plan.requests.length)) {
        const request = plan.requests[next++ % plan.requests.length];
        if (request === undefined) return;
        const since = performance.now();
        tally(result, await line.ask(request), since);
      }
    }),
  );
};

/** Open loop: requests are sent when due, whatever became of earlier ones; lateness counts as latency. */
const runOpen = async (
  plan: LoadPlan & { rate: number },
  lines: readonly Line[],
  result: Tally,
): Promise<void> => {
  // In turn, because the server closes a connection that is idle for ten seconds.
  const free = [...lines];
  const waiting: (() => void)[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now() + 10;
  const count = Math.round(plan.rate * plan.seconds);
  for (let at = 0; at < count; at += 1) {
    const due = start + (at * 1000) / plan.rate;
    await until(due);
    const request = plan.requests[at % plan.requests.length];
    if (request === undefined) break;
    const send = async (): Promise<void> => {
      const line =
        free.shift() ??
        (await new Promise<Line>((resolve) => {
          waiting.push(() => {
            const next = free.shift();
            if (next !== undefined) resolve(next);
          });
        }));
      const status = await line.ask(request);
      tally(result, status, due);
      free.push(line);
      waiting.shift()?.();
    };
    running.push(send());
  }
  await Promise.all(running);
};

const run = async (plan: LoadPlan): Promise<LoadResult> => {
  const lines = await Promise.all(
    Array.from({ length: plan.connections }, () => openLine(plan.port)),
  );
  const result: Tally = { latencies: [], statuses: {} };
  const began = performance.now();
  const cpu = process.cpuUsage();
  if (plan.rate === null) await runClosed(plan, lines, result);
  else await runOpen({ ...plan, rate: plan.rate }, lines, result);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  for (const line of lines) line.end();
  return {
    seconds,
    statuses: result.statuses,
    latencies: Float64Array.from(result.latencies).toSorted(),
    generatorCpuSeconds: (user + system) / 1e6,
  };
};

/** Path of the program to start: this file runs when started and only exports when imported. */
export const generatorProgram = import.meta.filename;

if (import.meta.main) {
  process.on('message', (plan: LoadPlan) => {
    void run(plan).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ ready: true });
}

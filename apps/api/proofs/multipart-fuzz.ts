import { CALLS } from '@karigar/contract/registry';
import { CALL_ROWS } from '#testing/call-rows';
import { residentMegabytes } from '#testing/collect-garbage';
import { sendRaw } from '#testing/raw-http';
import type { TestApp } from '#testing/test-app';
import { gatherCast } from './matrix-cast.ts';
import { FLIPS, HEAVY_SPOILS, SPOILS, type Valid } from './multipart-fuzz-cases.ts';
import { partsOf, writeRequest, type Draft } from './multipart-fuzz-form.ts';
import { createRandom } from './multipart-fuzz-random.ts';

const PATIENCE_MS = 15_000;
const AT_ONCE = 16;
const HEAVY_EVERY = 250;

export type Fuzz = {
  readonly cases: number;
  readonly seed: number;
  readonly slowestMs: number;
  /** How often each status came; 0 is a connection closed without a reply. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly grownMegabytes: number;
  readonly failures: readonly string[];
};

/** A valid request of every call, in the session of a caller who may make it. */
const validRequests = async (app: TestApp): Promise<readonly Valid[]> => {
  const cast = await gatherCast(app);
  const suresh = await app.signIn('suresh');
  const asha = await app.signIn('asha');
  // Some corrupted requests are still valid and end their session.
  const spare = await app.signIn('suresh');
  return Promise.all(
    CALLS.map(async (call) => {
      const isCustomers = call.who !== 'anyone' && !call.who.includes('serviceman');
      const target = cast.targetOf(isCustomers ? 'customer' : 'serviceman', 'own');
      const fields = CALL_ROWS[call.name]?.fields(target, app.now());
      if (!fields) throw new Error(`${call.name} has no row`);
      const token = isCustomers ? asha : suresh;
      const parts = await partsOf({
        programType: call.programType,
        authToken: call.name === 'log-out' ? spare : token,
        ...fields,
      });
      return { path: call.path, parts };
    }),
  );
};

type Case = { readonly name: string; readonly draft: Draft };

/** The same seed and number give the same case, whatever runs in parallel. */
const caseOf = (valids: readonly Valid[], seed: number, number: number): Case => {
  const random = createRandom(seed * 1_000_003 + number);
  const heavy = Object.entries(HEAVY_SPOILS);
  const isHeavy = number % HEAVY_EVERY === HEAVY_EVERY - 1;
  const turn = isHeavy ? heavy[Math.floor(number / HEAVY_EVERY) % heavy.length] : undefined;
  const spoils = random.isOneIn(2) ? FLIPS : SPOILS;
  const [name, spoil] = turn ?? random.pick(Object.entries(spoils));
  return { name, draft: spoil(random.pick(valids), random) };
};

/** Sends hostile bodies over real sockets: each gets a reply or is closed in time, and none is a 5xx. */
export const runMultipartFuzz = async (
  app: TestApp,
  size: { readonly cases: number; readonly seed?: number },
): Promise<Fuzz> => {
  const { cases, seed = 1 } = size;
  const port = Number(new URL(app.base).port);
  const valids = await validRequests(app);
  const failures: string[] = [];
  const statuses: Record<string, number> = {};
  let slowestMs = 0;

  const send = async (number: number): Promise<void> => {
    const { name, draft } = caseOf(valids, seed, number);
    const { status, ms, hung, text } = await sendRaw({
      port,
      bytes: writeRequest(draft),
      patienceMs: PATIENCE_MS,
      leaves: draft.leaves ?? false,
    });
    slowestMs = Math.max(slowestMs, ms);
    statuses[status ?? 0] = (statuses[status ?? 0] ?? 0) + 1;
    const what = `case ${number} of seed ${seed}, ${name}`;
    if (hung) failures.push(`${what}: no end after ${PATIENCE_MS} ms`);
    if (status !== null && status >= 500) failures.push(`${what}: ${text.slice(0, 400)}`);
  };
  const sendAll = async (from: number, to: number): Promise<void> => {
    let next = from;
    const work = async (): Promise<void> => {
      while (next < to) await send(next++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };

  // The first of each kind sets the memory peak; after that it must not grow.
  const warm = Math.min(HEAVY_EVERY * Object.keys(HEAVY_SPOILS).length, Math.floor(cases / 2));
  await sendAll(0, warm);
  const before = residentMegabytes();
  await sendAll(warm, cases);
  const grownMegabytes = residentMegabytes() - before;
  // The server must still reply normally.
  const alive = await app.sendFields({ path: 'x', programType: 'x' }, {});
  if (alive.body.code !== 'call.unknown') failures.push(`afterwards: ${alive.text}`);
  return { cases, seed, slowestMs: Math.round(slowestMs), statuses, grownMegabytes, failures };
};

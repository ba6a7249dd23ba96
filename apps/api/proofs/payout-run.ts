import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import type { AnyCall } from '@karigar/contract/define-call';
import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { getPayoutRun } from '@karigar/contract/payouts/get-payout-run';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { recordPayoutResults } from '@karigar/contract/payouts/record-payout-results';
import { sendPayoutRun } from '@karigar/contract/payouts/send-payout-run';
import { takePayoutFile } from '@karigar/contract/payouts/take-payout-file';
import { writeAmount } from '@karigar/domain/money';
import { writeReference } from '@karigar/domain/payouts/bank-file';
import { createOperatorPerson } from '#testing/fresh-people';
import { dataOf } from '#testing/payout-desk';
import { sendCall, type Reply } from '#testing/send-call';
import type { SpawnedWorld } from '#testing/spawned-world';
import type { RazorpayX } from '#testing/razorpayx/stand-in';
import { createBank, createProvider } from './payout-run-bank.ts';
import { judgePayouts } from './payout-run-judge.ts';
import {
  changeBanks,
  checkFailed,
  plantEarners,
  postedOf,
  showPasskey,
  unbalanced,
  waitingIn,
} from './payout-run-store.ts';

type PayoutRunProof = {
  readonly prepareMs: number;
  readonly runs: number;
  readonly transfers: number;
  readonly lostFiles: number;
  /** Through the provider: events that never came, and transfers that came back after they were paid. */
  readonly lostWebhooks: number;
  readonly returned: number;
  readonly calls: number;
  readonly kills: number;
  readonly failures: readonly string[];
};

/** A killed server is back within seconds, and a long call may be killed more than once. */
const PATIENCE_MS = 120_000;
/** A call that breaks again and again is a bug, not a kill. */
const MOST_BREAKS = 10;
const MOST_ROUNDS = 12;
const BATCH = 200;
const LANES = 3;
const isFinal = (status: number): boolean => status === 200 || (status >= 400 && status < 409);

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [randomInt(2 ** 40), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

const inBatches = (lines: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(lines.length / BATCH) }, (_, at) =>
    lines.slice(at * BATCH, (at + 1) * BATCH),
  );

/**
 * Payout runs until nobody is due, while the server is killed at any moment: a bank that pays each file it gets, or a
 * provider that loses answers and events; answers that arrive repeated and in any order, bank accounts that change after
 * the second person has agreed, transfers that come back.
 */
export const runPayoutRun = async (
  world: SpawnedWorld,
  size: { readonly servicemen: number; readonly kills: number },
  razorpayX: RazorpayX | null = null,
): Promise<PayoutRunProof> => {
  const { look, vault, server } = world;
  const earners = await plantEarners(look, vault, size.servicemen);
  const desk = await createOperatorPerson(look, Date.now(), ['money']);
  const second = await createOperatorPerson(look, Date.now(), ['money']);
  const bank = createBank();
  const provider = razorpayX === null ? null : createProvider(razorpayX, look);
  const failures = new Set<string>();
  let [calls, runs, lostFiles, prepareMs] = [0, 0, 0, 0];
  await server.start();
  razorpayX?.tell(server.base);

  const send = async (
    call: AnyCall,
    fields: Record<string, string>,
    by: typeof desk = desk,
  ): Promise<Reply | null> => {
    // A guarded call uses the passkey up, so each has a session of its own.
    const [key, token] = [randomUUID(), await world.signIn(by)];
    await showPasskey(look, by.id);
    const until = Date.now() + PATIENCE_MS;
    for (let breaks = 0; breaks < MOST_BREAKS && Date.now() < until;) {
      const reply = await sendCall(server.consoleBase, call, fields, { token, key }).catch(
        () => null,
      );
      calls += 1;
      if (reply !== null && isFinal(reply.status)) return reply;
      if (reply?.status === 500) breaks += 1;
      await pause(50);
    }
    failures.add(`${call.name} got no final reply`);
    return null;
  };
  const mustSend = async (...asked: Parameters<typeof send>): Promise<Reply> => {
    const reply = await send(...asked);
    if (reply?.body.success !== true)
      throw new Error(`${asked[0].name}: ${String(reply?.body.code)}`);
    return reply;
  };

  const prepare = async (): Promise<number | null> => {
    const began = performance.now();
    const reply = await send(preparePayoutRun, {});
    if (runs === 0) prepareMs = Math.round(performance.now() - began);
    if (reply === null || reply.body.code === 'payout.nothing-to-pay') return null;
    return dataOf(preparePayoutRun, reply).runId;
  };
  const confirm = async (runId: number): Promise<void> => {
    const id = { runId: String(runId) };
    const { people, amount } = dataOf(getPayoutRun, await mustSend(getPayoutRun, id));
    const sums = { people: String(people), amount: writeAmount(amount) };
    const asked = await mustSend(confirmPayoutRun, { ...id, ...sums });
    const no = dataOf(confirmPayoutRun, asked).countersign.slice('W-'.length);
    await mustSend(answerCountersign, { id: no, outcome: 'agreed' }, second);
  };
  /** The bank's answer; that nothing was sent where the only copy of the file was lost with a reply. */
  const pay = async (runId: number): Promise<string[]> => {
    const reply = await send(takePayoutFile, { runId: String(runId) });
    const csv = (reply?.body.data as { csv?: string } | null)?.csv;
    if (csv !== undefined) return bank.upload(csv);
    const waiting = await waitingIn(look, runId);
    if (waiting.length > 0) lostFiles += 1;
    return waiting.map(({ rowId }) => `${writeReference(rowId)},NOT SENT,,The file was lost`);
  };
  const record = async (runId: number, lines: readonly string[]): Promise<void> => {
    const again = shuffled(lines).slice(0, Math.ceil(lines.length / 3));
    const batches = inBatches(shuffled([...lines, ...again, ...again]));
    const lane = async (): Promise<void> => {
      const own = await createOperatorPerson(look, Date.now(), ['money']);
      for (let some = batches.pop(); some !== undefined; some = batches.pop()) {
        const fields = { runId: String(runId), results: some.join('\n') };
        const reply = await send(recordPayoutResults, fields, own);
        if (reply?.body.success !== true)
          failures.add(`results of run ${runId}: ${String(reply?.body.code)}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };

  const ending = new AbortController();
  const kill = async (): Promise<number> => {
    let killed = 0;
    while (!ending.signal.aborted && killed < size.kills) {
      await pause(randomInt(20, 4000));
      await server.kill();
      await server.start();
      killed += 1;
    }
    return killed;
  };
  let killing: Promise<number> | null = null;
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const runId = await prepare();
      if (runId === null) break;
      runs += 1;
      killing ??= kill();
      await confirm(runId);
      const inRun = await waitingIn(look, runId);
      if (round < 2)
        await changeBanks(
          look,
          vault,
          inRun.filter((_, at) => at % 20 === 3),
        );
      if (provider === null) await record(runId, await pay(runId));
      else {
        await mustSend(sendPayoutRun, { runId: String(runId) });
        if (!(await provider.settle())) failures.add(`run ${runId}: transfers without an end`);
      }
      await checkFailed(look);
    }
  } catch (error) {
    failures.add(error instanceof Error ? error.message : String(error));
  } finally {
    ending.abort();
  }
  const kills = (await killing) ?? 0;
  const posted = await postedOf(
    look,
    earners.map(({ id }) => id),
  );
  const made = (provider ?? bank).made();
  const wrong = [...judgePayouts(earners, posted, made), ...(await unbalanced(look))];
  for (const one of wrong) failures.add(one);
  return {
    prepareMs,
    runs,
    transfers: made.length,
    lostFiles,
    lostWebhooks: provider?.lostWebhooks() ?? 0,
    returned: provider?.returned() ?? 0,
    calls,
    kills,
    failures: [...failures],
  };
};

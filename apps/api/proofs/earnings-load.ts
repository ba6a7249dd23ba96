import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { listCases } from '@karigar/contract/earnings/list-cases';
import { listDayJobs } from '@karigar/contract/earnings/list-day-jobs';
import { listDeposits } from '@karigar/contract/earnings/list-deposits';
import { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import type { AnyCall } from '@karigar/contract/define-call';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { backfillLedger } from '#modules/ledger/index';
import { SYSTEM } from '#platform/db';
import { createPerson } from '#testing/fresh-people';
import type { TestApp } from '#testing/test-app';
import { analyze, plantJobs, someJob } from './earnings-load-store.ts';
import { openSession } from './exactly-once-stage.ts';

export type EarningsLoad = {
  /** The slowest p99 of all calls, and each call's own. */
  readonly p99: number;
  /** The slowest median: a call's time without competition for the machine. */
  readonly p50: number;
  readonly calls: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
};

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

/** One serviceman with years of jobs reads the earnings screens, mixed, again and again. */
export const runEarningsLoad = async (
  app: TestApp,
  size: { readonly jobs: number; readonly days: number; readonly rounds: number },
): Promise<EarningsLoad> => {
  const serviceman = await createPerson(app.look, 'serviceman', app.now());
  const customer = await createPerson(app.look, 'customer', app.now());
  const parties = { servicemanId: serviceman.id, customerId: customer.id };
  await plantJobs(app.look, { ...parties, now: app.now(), jobs: size.jobs, days: size.days });
  const next = (after: number) =>
    app.context.databases.system.transaction(SYSTEM, (tx) => backfillLedger(tx, after));
  for (let last = await next(0); last !== null;) last = await next(last);
  await analyze(app.look);
  const token = await openSession(app, serviceman);

  const times = new Map<string, number[]>();
  const failures: string[] = [];
  const ask = async (call: AnyCall, fields: Record<string, string>): Promise<void> => {
    const began = performance.now();
    const { body } = await app.sendFields(call, fields, { token });
    times.set(call.name, [...(times.get(call.name) ?? []), performance.now() - began]);
    if (!body.success) failures.push(`${call.name}: ${String(body.code)}`);
  };
  for (let round = 0; round < size.rounds; round += 1) {
    const { bookingId, orderId, day } = await someJob(
      app.look,
      serviceman.id,
      (round * 37) % size.jobs,
    );
    const job = { bookingId: String(bookingId), mainId: String(orderId) };
    await ask(getEarnings, round % 2 === 0 ? {} : { day });
    await ask(listDayJobs, { day });
    await ask(getJobEarnings, job);
    await ask(listEarningMonths, {
      year: String(Math.max(2025, financialYearOf(day as IndiaDay))),
    });
    await ask(listPayouts, {});
    await ask(listDeposits, {});
    await ask(listCases, {});
  }
  const calls = Object.fromEntries(
    [...times].map(([name, taken]) => [name, quantile(taken, 0.99)]),
  );
  const p50 = Math.max(...[...times.values()].map((taken) => quantile(taken, 0.5)));
  return { p99: Math.max(...Object.values(calls)), p50, calls, failures };
};

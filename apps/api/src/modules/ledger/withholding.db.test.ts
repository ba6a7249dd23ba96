import { endWork } from '@karigar/contract/bookings/end-work';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { getStatement } from '@karigar/contract/earnings/get-statement';
import { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { getTaxReport } from '@karigar/contract/tax/get-tax-report';
import { takeTaxFile } from '@karigar/contract/tax/take-tax-file';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf } from '#testing/payout-desk';
import { people } from '#testing/people';
import { withRateDesk } from '#testing/rate-desk';
import {
  ADD_PAYABLE,
  FORGED_WITHHOLDING,
  GIVE_TO_IMRAN,
  MAKE_LARGE,
  SET_PAN,
  TAKE_TASKS,
} from '#testing/tax-sql';
import { withholdTax } from '#worker/tasks/withhold-tax';

const JOB = { attempt: 1, lastAttempt: false, trace: null, finishIn: () => Promise.resolve() };
const HOUR = 3_600_000;

let world: MoneyWorld;
let desk: ReturnType<typeof withRateDesk>;
let suresh: { token: string };
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withRateDesk(world);
  await world.look(SET_PAN, [people.suresh.id, 'approved']);
});
afterAll(() => world.close());

/** What the worker would do now; how many tasks waited. */
const runTasks = async (): Promise<number> => {
  const waiting = await world.look<{ payload: unknown }>(TAKE_TASKS);
  for (const { payload } of waiting) await withholdTax(world.context)(payload, JOB);
  return waiting.length;
};
const ended = async (size?: typeof MAKE_LARGE): Promise<BookingRef> => {
  const ref = await world.plant('started');
  if (size !== undefined) await world.look(size, [ref.bookingId]);
  const { body } = await world.send(endWork, { ...ref, endedAt: world.now() }, suresh);
  expect(body).toMatchObject({ success: true });
  return ref;
};
const withheldOf = async (ref: BookingRef) =>
  (await world.entries(ref))
    .filter(({ cause }) => cause === 'withholding')
    .map(({ account, amount, part }) => [account, amount, part]);
const jobOf = async (ref: BookingRef) =>
  dataOf(getJobEarnings, await world.sendFields(getJobEarnings, world.wire(ref), suresh));
const month = () => dayOf(world.now()).slice(0, 7);

describe('TDS', () => {
  it('is off until two people have given it a rate, and then begins on its day', async () => {
    suresh = { token: await world.signIn('suresh') };
    const before = await ended(MAKE_LARGE);
    expect(await runTasks()).toBe(0);
    await desk.save({ kind: 'tds', basisPoints: 10 });
    await desk.save({ kind: 'tds-without-pan', basisPoints: 500 });
    expect(await runTasks()).toBe(0);
    world.moveClock(startOfDay(addDays(dayOf(world.now()), 1)) + HOUR);
    suresh = { token: await world.signIn('suresh') };
    const after = await ended();
    expect(await runTasks()).toBe(1);
    // Of 507.62 without tax; nothing is payable, so it is company cash from now on.
    expect(await withheldOf(before)).toEqual([]);
    expect(await withheldOf(after)).toEqual([
      ['withheld', -51, null],
      ['cash-in-hand', 51, 'cash'],
    ]);
    expect(await jobOf(before)).not.toHaveProperty('withheld');
    expect(await jobOf(after)).toMatchObject({ earned: 43_148, withheld: 51, cashInHand: 51 });
    expect(await world.unexplained()).toEqual([]);
  });

  it('is withheld from a bill once, however often the task runs and two at once', async () => {
    const ref = await ended();
    const [waiting] = await world.look<{ payload: unknown }>(TAKE_TASKS);
    const run = () => withholdTax(world.context)(waiting?.payload ?? {}, JOB);
    await Promise.all([run(), run()]);
    await run();
    expect(await withheldOf(ref)).toHaveLength(2);
  });

  it('is taken out of what is payable first', async () => {
    await world.look(ADD_PAYABLE, [people.suresh.id, 30]);
    const ref = await ended();
    await runTasks();
    expect(await withheldOf(ref)).toEqual([
      ['withheld', -51, null],
      ['payable', 30, null],
      ['cash-in-hand', 21, 'cash'],
    ]);
    await world.look(ADD_PAYABLE, [people.suresh.id, -30]);
  });

  it('up to the threshold nothing is withheld; a bill above it is withheld with those before', async () => {
    await world.look(SET_PAN, [people.imran.id, 'approved']);
    const imran = { token: await world.signIn('imran') };
    const mine = async (size?: typeof MAKE_LARGE): Promise<BookingRef> => {
      const ref = await world.plant('started');
      if (size !== undefined) await world.look(size, [ref.bookingId]);
      await world.look(GIVE_TO_IMRAN, [ref.bookingId, people.imran.id]);
      await world.send(endWork, { ...ref, endedAt: world.now() }, imran);
      return ref;
    };
    const small = await mine();
    await runTasks();
    expect(await withheldOf(small)).toEqual([]);
    const large = await mine(MAKE_LARGE);
    await runTasks();
    expect((await withheldOf(small))[0]).toEqual(['withheld', -51, null]);
    expect((await withheldOf(large))[0]).toEqual(['withheld', -51_695, null]);
  });

  it('without an approved PAN every bill bears the higher rate', async () => {
    await world.look(SET_PAN, [people.suresh.id, 'pending']);
    const ref = await ended();
    await runTasks();
    expect((await withheldOf(ref))[0]).toEqual(['withheld', -2538, null]);
    await world.look(SET_PAN, [people.suresh.id, 'approved']);
  });

  it('is not written by the call of a person', async () => {
    const ref = await ended();
    const forged = world.context.databases.app.transaction(
      { accountId: people.suresh.id, role: 'serviceman' },
      (tx) =>
        tx.rows(FORGED_WITHHOLDING, [
          ref.bookingId,
          people.suresh.id,
          JSON.stringify([
            { account: 'withheld', ownerId: people.suresh.id, amount: 100, kind: 'withheld' },
            {
              account: 'cash-in-hand',
              ownerId: people.suresh.id,
              amount: -100,
              kind: 'cash-owed',
            },
          ]),
        ]),
    );
    await expect(forged).rejects.toThrow('not an event of the caller');
  });
});

describe('what was withheld', () => {
  it('is in the statement of the month and of the year, and on the screen', async () => {
    await runTasks();
    const year = String(financialYearOf(dayOf(world.now())));
    const shown = dataOf(
      listEarningMonths,
      await world.sendFields(listEarningMonths, { year }, suresh),
    );
    const [now] = shown.months;
    expect(now?.withheld).toBeGreaterThan(2500);
    expect(shown.withheld).toBe(now?.withheld);
    for (const period of [month(), year]) {
      const { csvUrl, pdfUrl } = dataOf(
        getStatement,
        await world.sendFields(getStatement, { period }, suresh),
      );
      const rows = (await (await fetch(new URL(csvUrl, world.base))).text())
        .trimEnd()
        .split('\r\n');
      expect(rows[0]?.split(',').at(-1)).toBe('Withheld as TDS');
      expect(rows.at(-1)?.split(',').at(-1)).toBe(((shown.withheld ?? 0) / 100).toFixed(2));
      expect((await fetch(new URL(pdfUrl, world.base))).status).toBe(200);
    }
  });

  it('is in the report of the month, by serviceman and rate, and in its file', async () => {
    const money = await desk.operator('money');
    const report = dataOf(
      getTaxReport,
      await world.sendFields(getTaxReport, { month: month() }, money),
    );
    const { withheld } = report;
    const mine = withheld.rows.filter(({ servicemanId }) => servicemanId === people.suresh.id);
    expect(mine.map(({ rate, name, hasPan }) => [rate, name, hasPan])).toEqual([
      [500, 'Suresh Pawar', true],
      [10, 'Suresh Pawar', true],
    ]);
    expect(mine[0]).toMatchObject({ gross: 50_762, withheld: 2538 });
    expect(withheld.people).toBe(2);
    const file = { month: month(), paper: 'tds' };
    const taken = dataOf(takeTaxFile, await world.sendFields(takeTaxFile, file, money));
    expect(taken.name).toBe(`tds-${month()}.csv`);
    const rows = taken.csv.trimEnd().split('\r\n');
    expect(rows[0]).toContain('To be checked by an accountant.');
    expect(rows).toHaveLength(2 + withheld.rows.length);
    const read = await desk.operator('audit');
    expect((await world.sendFields(takeTaxFile, file, read)).body).toMatchObject({
      success: false,
    });
  });
});

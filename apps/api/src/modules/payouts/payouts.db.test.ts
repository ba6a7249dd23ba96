import { confirmDeposit } from '@karigar/contract/corrections/confirm-deposit';
import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { listPayables } from '@karigar/contract/payouts/list-payables';
import { listPayoutRuns } from '@karigar/contract/payouts/list-payout-runs';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { getPayoutRun } from '@karigar/contract/payouts/get-payout-run';
import { takePayoutFile } from '@karigar/contract/payouts/take-payout-file';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { readCsv } from '@karigar/domain/payouts/csv';
import { paise, writeAmount } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#proofs/exactly-once-stage';
import { refusal } from '#testing/account-world';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf, nextUtr, paidLine, withPayoutDesk } from '#testing/payout-desk';
import { createEarner, earn, takeCash } from '#testing/payout-earner';
import {
  BANK_CHECK,
  CHANGED,
  FILES_AUDITED,
  FROZEN,
  NEW_BANK,
  NO_BANK,
  PAYOUTS_POSTED,
  UNVERIFIED,
} from '#testing/payout-sql';

let world: MoneyWorld;
let desk: ReturnType<typeof withPayoutDesk>;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withPayoutDesk(world);
});
afterAll(() => world.close());

const posted = (id: number) => world.look(PAYOUTS_POSTED, [id]);
const preparedRun = async (servicemanId: number): Promise<number> =>
  dataOf(preparePayoutRun, await desk.prepare(servicemanId)).runId;
const agreedRun = async (servicemanId: number): Promise<number> => {
  const runId = await preparedRun(servicemanId);
  expect((await desk.agree(await desk.ask(runId))).body).toMatchObject({ success: true });
  return runId;
};
const sentRun = async (servicemanId: number) => {
  const { runId, references } = await desk.sendRun(servicemanId);
  const [reference = ''] = references;
  return { runId, reference };
};
const onlyRow = async (runId: number) => (await desk.run(runId)).rows[0];
const tellOf = async (person: FreshPerson) => {
  const token = await openSession(world, person);
  const list = dataOf(listNotifications, await world.sendFields(listNotifications, {}, { token }));
  return list.filter(({ kind }) => kind.startsWith('payout')).map(({ message }) => message);
};

describe('a payout run', () => {
  it('pays with the bank’s word, and everybody sees it', async () => {
    const person = await createEarner(world, '250.00');
    const runId = await preparedRun(person.id);
    expect(await desk.run(runId)).toMatchObject({
      state: 'prepared',
      people: 1,
      amount: 25_000,
      kept: 0,
      leftOut: 0,
      rows: [{ state: 'waiting', bank: 'XX9035', bankVersion: 1, name: 'Kavita Pawar' }],
    });
    expect(await desk.run(runId)).toMatchObject({ isAsked: false });
    const asked = await desk.ask(runId);
    expect(await desk.run(runId)).toMatchObject({ isAsked: true });
    const { token } = await desk.operator('money');
    const listed = dataOf(
      listCountersigns,
      await world.sendFields(listCountersigns, { which: 'open' }, { token }),
    );
    expect(listed.find(({ payoutRun }) => payoutRun?.id === runId)).toMatchObject({
      call: 'confirm-payout-run',
      payoutRun: { people: 1, amount: 25_000 },
    });
    expect((await desk.agree(asked)).body.success).toBe(true);
    const { csv, name } = dataOf(takePayoutFile, await desk.file(runId));
    expect(name).toMatch(new RegExp(`^payout-run-${runId}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const [, line] = readCsv(csv);
    expect(line?.slice(1, 6)).toEqual([
      'Kavita Pawar',
      '50100012349035',
      'HDFC0001234',
      '250.00',
      'NEFT',
    ]);
    // Nothing is posted by what people click.
    expect(await posted(person.id)).toEqual([]);
    expect(await world.balance(person.id)).toMatchObject({ payable: 25_000 });
    const utr = nextUtr();
    const recorded = await desk.record(runId, paidLine(line?.[0] ?? '', utr));
    expect(recorded.body.data).toEqual({ recorded: 1, known: 0 });
    expect(await posted(person.id)).toEqual([
      { amount: 25_000, kept: 0, reference: utr, bank: 'XX9035', postings: 1 },
    ]);
    expect(await world.balance(person.id)).toMatchObject({ payable: 0, cash: 0 });
    expect(await desk.run(runId)).toMatchObject({ state: 'done', paid: 1, waiting: 0 });
    expect(await tellOf(person)).toEqual([
      `₹250.00 was paid to your bank. Number of the transfer (UTR): ${utr}.`,
    ]);
    const own = { token: await openSession(world, person) };
    expect(dataOf(listPayouts, await world.sendFields(listPayouts, {}, own))).toMatchObject([
      { amount: 25_000, reference: utr, bank: 'XX9035' },
    ]);
    const runs = dataOf(
      listPayoutRuns,
      await world.sendFields(listPayoutRuns, { before: String(runId + 1) }, { token }),
    );
    expect(runs[0]).toMatchObject({ id: runId, state: 'done', preparedBy: 'Nandini Rao' });
    expect(await world.unexplained()).toEqual([]);
  });

  it('of everybody freezes who is paid and why the others are not', async () => {
    const paid = await createEarner(world);
    const [poor, frozen, fresh, unbanked, unchecked, unverified] = await Promise.all([
      createEarner(world, '99.99'),
      ...Array.from({ length: 5 }, () => createEarner(world)),
    ]);
    const at = new Date(world.now());
    await world.look(FROZEN, [frozen?.id, at]);
    await world.look(CHANGED, [fresh?.id, at]);
    await world.look(NO_BANK, [unbanked?.id]);
    await world.look(NEW_BANK, [unchecked?.id, null]);
    await world.look(UNVERIFIED, [unverified?.id]);
    const { runId } = dataOf(preparePayoutRun, await desk.prepare());
    const { rows } = await desk.run(runId);
    const why = (person: FreshPerson | undefined) =>
      rows.find(({ servicemanId }) => servicemanId === person?.id)?.leftOut;
    expect([paid, poor, frozen, fresh, unbanked, unchecked, unverified].map(why)).toEqual([
      null,
      'below-least',
      'frozen',
      'changed-lately',
      'bank-missing',
      'bank-unchecked',
      'not-verified',
    ]);
    // The same people, as they are now: who is in a run is not in another.
    const { token } = await desk.operator('money');
    const after = { after: String(paid.id - 1) };
    const now = dataOf(listPayables, await world.sendFields(listPayables, after, { token }));
    expect(now[0]).toMatchObject({ servicemanId: paid.id, leftOut: 'in-another-run' });
    expect((await desk.prepare(paid.id)).body.code).toBe('payout.nothing-to-pay');
    expect((await desk.cancel(runId)).body.success).toBe(true);
    expect(await desk.payable(paid.id)).toMatchObject({ leftOut: null });
  });

  it('is refused where nobody is to be paid', async () => {
    const person = await createPerson(world.look, 'serviceman', world.now());
    expect((await desk.prepare(person.id)).body.code).toBe('payout.nothing-to-pay');
  });
});

describe('cash in hand', () => {
  it('is kept first, at the yes of the second person, as no bank answers for it', async () => {
    const person = await createEarner(world, '20.00');
    await takeCash(world, person);
    const before = await world.balance(person.id);
    const runId = await agreedRun(person.id);
    expect(await posted(person.id)).toEqual([
      { amount: 0, kept: 2000, reference: '', bank: '', postings: 1 },
    ]);
    expect(await world.balance(person.id)).toEqual({
      ...before,
      payable: 0,
      cash: before.cash - 2000,
    });
    expect(await desk.run(runId)).toMatchObject({ state: 'done', rows: [{ state: 'kept' }] });
  });

  it('of a reported deposit is not kept: it counts as handed in', async () => {
    const person = await createEarner(world, '300.00');
    await takeCash(world, person);
    const { cash } = await world.balance(person.id);
    const own = { token: await openSession(world, person) };
    const handedIn = paise(cash - 1000);
    const deposit = { amount: writeAmount(handedIn), way: 'office', reference: 'R-1' };
    dataOf(depositCash, await world.sendFields(depositCash, deposit, own));
    expect(await desk.payable(person.id)).toMatchObject({ amount: 29_000, kept: 1000 });
  });

  it('that was deposited after the run was prepared stays payable', async () => {
    const person = await createEarner(world, '500.00');
    await takeCash(world, person);
    const { cash } = await world.balance(person.id);
    const runId = await agreedRun(person.id);
    const row = await onlyRow(runId);
    expect(row).toMatchObject({ kept: cash, amount: 50_000 - cash });
    const own = { token: await openSession(world, person) };
    const deposit = { amount: writeAmount(paise(cash)), way: 'office', reference: 'R-1' };
    const { depositId } = dataOf(depositCash, await world.sendFields(depositCash, deposit, own));
    await desk.file(runId);
    await desk.record(runId, paidLine(row?.reference ?? ''));
    const answer = { depositId: String(depositId), outcome: 'confirmed', reason: '' };
    const answered = await world.sendFields(confirmDeposit, answer, await desk.operator('money'));
    expect(answered.body.success).toBe(true);
    expect(await world.balance(person.id)).toMatchObject({ cash: 0, payable: cash });
    expect(await world.unexplained()).toEqual([]);
  });
});

describe('between the steps', () => {
  it.each([
    ['bank-changed', (id: number) => world.look(NEW_BANK, [id, 'verified'])],
    ['frozen', (id: number) => world.look(FROZEN, [id, new Date(world.now())])],
    ['bank-missing', (id: number) => world.look(NO_BANK, [id])],
  ])('somebody is left out by the second person and in the file: %s', async (why, change) => {
    const [first, second] = [await createEarner(world), await createEarner(world)];
    const runId = await preparedRun(first.id);
    const asked = await desk.ask(runId);
    await change(first.id);
    expect((await desk.agree(asked)).body.success).toBe(true);
    expect(await onlyRow(runId)).toMatchObject({ state: 'left-out', leftOut: why });
    const later = await agreedRun(second.id);
    await change(second.id);
    expect((await desk.file(later)).body.code).toBe('payout.nothing-to-pay');
    expect(await desk.run(later)).toMatchObject({ state: 'done', rows: [{ leftOut: why }] });
    expect([await posted(first.id), await posted(second.id)]).toEqual([[], []]);
  });

  it('a bank account that changes after the file was taken changes nothing of the transfer', async () => {
    const person = await createEarner(world);
    const { runId, reference } = await sentRun(person.id);
    await world.look(NEW_BANK, [person.id, null]);
    await desk.record(runId, `${reference},FAILED,,Account closed`);
    // The new account keeps its own check: the bank's words are about the old one.
    expect(await world.look(BANK_CHECK, [person.id])).toEqual([{ outcome: null, words: null }]);
  });

  it('each step has its time', async () => {
    const person = await createEarner(world);
    const runId = await preparedRun(person.id);
    const line = 'P1,FAILED,,Account closed';
    expect(await desk.file(runId)).toMatchObject(refusal('payout.run-unconfirmed'));
    expect(await desk.record(runId, line)).toMatchObject(refusal('payout.file-not-taken'));
    const seen = { runId: String(runId), people: '2', amount: '200.00' };
    const by = await desk.operator('money');
    expect(await world.sendFields(confirmPayoutRun, seen, by)).toMatchObject(
      refusal('payout.run-changed'),
    );
    const asked = await desk.ask(runId);
    expect(await desk.ask(runId)).toMatchObject(refusal('countersign.asked-already'));
    expect((await desk.agree(asked)).body.success).toBe(true);
    expect(await desk.ask(runId)).toMatchObject(refusal('payout.run-over'));
    const [before] = await world.look<{ count: number }>(FILES_AUDITED);
    expect((await desk.file(runId)).body.success).toBe(true);
    expect(await desk.file(runId)).toMatchObject(refusal('payout.file-taken'));
    expect(await world.look(FILES_AUDITED)).toEqual([{ count: (before?.count ?? 0) + 1 }]);
    expect(await desk.cancel(runId)).toMatchObject(refusal('payout.file-taken'));
    for (const call of [desk.file, desk.cancel, desk.record])
      expect(await call(999_999)).toMatchObject(refusal('payout.run-not-found'));
    expect(await world.sendFields(getPayoutRun, { runId: '999999' }, by)).toMatchObject(
      refusal('payout.run-not-found'),
    );
    expect(
      await world.sendFields(confirmPayoutRun, { ...seen, runId: '999999' }, by),
    ).toMatchObject(refusal('payout.run-not-found'));
  });

  it('a cancelled run is over, also for the second person', async () => {
    const person = await createEarner(world);
    const runId = await preparedRun(person.id);
    const asked = await desk.ask(runId);
    expect((await desk.cancel(runId)).body.success).toBe(true);
    expect(await desk.agree(asked)).toMatchObject(refusal('payout.run-over'));
    expect(await desk.file(runId)).toMatchObject(refusal('payout.run-over'));
    expect(await desk.cancel(runId)).toMatchObject(refusal('payout.run-over'));
    expect(await desk.record(runId, 'P1,FAILED,,x')).toMatchObject(refusal('payout.run-over'));
    expect(await onlyRow(runId)).toMatchObject({ state: 'not-sent' });
  });
});

describe('the bank’s answer', () => {
  it('that a transfer failed goes back with its words, to the serviceman and to the desk kyc', async () => {
    const person = await createEarner(world);
    const { runId, reference } = await sentRun(person.id);
    await desk.record(runId, `${reference},FAILED,,Account closed`);
    expect(await posted(person.id)).toEqual([]);
    expect(await world.balance(person.id)).toMatchObject({ payable: 20_000 });
    expect(await onlyRow(runId)).toMatchObject({ state: 'failed', words: 'Account closed' });
    expect(await tellOf(person)).toEqual([
      '₹200.00 could not be paid to your bank: Account closed. The money is not lost: our team checks your bank account, and the next payout includes it. Please check your bank details.',
    ]);
    expect(await world.look(BANK_CHECK, [person.id])).toEqual([
      { outcome: null, words: 'Account closed' },
    ]);
    const waiting = dataOf(
      listWaiting,
      await world.sendFields(listWaiting, {}, await desk.operator('kyc')),
    );
    expect(JSON.stringify(waiting)).toContain(String(person.id));
    expect(await desk.payable(person.id)).toMatchObject({ leftOut: 'bank-unchecked' });
    await desk.checkBank(person.id);
    expect((await desk.payOut(person.id)).body.success).toBe(true);
    expect(await posted(person.id)).toMatchObject([{ amount: 20_000, postings: 1 }]);
  });

  it('that nothing was sent puts the row into the next run, and bothers nobody', async () => {
    const person = await createEarner(world);
    const { runId, reference } = await sentRun(person.id);
    await desk.record(runId, `${reference},NOT SENT,,The file was lost`);
    expect(await onlyRow(runId)).toMatchObject({ state: 'not-sent', words: 'The file was lost' });
    expect(await tellOf(person)).toEqual([]);
    expect(await desk.payable(person.id)).toMatchObject({ leftOut: null });
  });

  it('is taken once, in whole or not at all', async () => {
    const [first, second, third] = [
      await createEarner(world),
      await createEarner(world),
      await createEarner(world),
    ];
    const { runId, reference } = await sentRun(first.id);
    const otherRun = await sentRun(second.id);
    const line = paidLine(reference);
    expect(await desk.record(runId, line, paidLine(otherRun.reference))).toMatchObject({
      body: { code: 'payout.row-of-another-run', data: { line: 2 } },
    });
    expect(await desk.record(runId, line, 'nonsense')).toMatchObject({
      body: { code: 'payout.result-invalid', data: { line: 2 } },
    });
    expect(await posted(first.id)).toEqual([]);
    expect((await desk.record(runId, line, line)).body.data).toEqual({ recorded: 1, known: 1 });
    expect((await desk.record(runId, line)).body.data).toEqual({ recorded: 0, known: 1 });
    expect(await desk.record(runId, paidLine(reference))).toMatchObject({
      body: { code: 'payout.result-differs', data: { line: 1 } },
    });
    const [, , utr = ''] = line.split(',');
    expect(await desk.record(otherRun.runId, paidLine(otherRun.reference, utr))).toMatchObject({
      body: { code: 'payout.utr-used', data: { line: 1 } },
    });
    expect(await posted(first.id)).toMatchObject([{ postings: 1 }]);
    // Two people with the same answer at the same moment.
    const last = await sentRun(third.id);
    const same = paidLine(last.reference);
    const replies = await Promise.all([
      desk.record(last.runId, same),
      desk.record(last.runId, same),
    ]);
    expect(
      replies
        .map(({ body }) => (body.data as { recorded: number }).recorded)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 1]);
    expect(await posted(third.id)).toMatchObject([{ postings: 1 }]);
  });

  it('posts what the bank has paid, also where earnings were taken back meanwhile', async () => {
    const person = await createEarner(world);
    const { runId, reference } = await sentRun(person.id);
    await earn(world, person.id, '50.00', 'take');
    await desk.record(runId, paidLine(reference));
    expect(await world.balance(person.id)).toMatchObject({ payable: -5000 });
    await earn(world, person.id, '150.00');
    expect(await desk.payable(person.id)).toMatchObject({ amount: 10_000 });
    expect(await world.unexplained()).toEqual([]);
  });
});

it('a repeated call for the file gets its outcome alone', async () => {
  const person = await createEarner(world);
  const runId = await agreedRun(person.id);
  const by = { ...(await desk.operator('money')), key: `file-${runId}` };
  const fields = { runId: String(runId) };
  expect((await world.sendFields(takePayoutFile, fields, by)).body.data).toMatchObject({
    csv: expect.stringContaining('50100012349035'),
  });
  const again = await world.sendFields(takePayoutFile, fields, by);
  expect(JSON.stringify(again.body)).not.toContain('50100012349035');
});

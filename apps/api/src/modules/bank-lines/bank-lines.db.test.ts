import { answerBankLine } from '@karigar/contract/bank-lines/answer-bank-line';
import { listBankLines } from '@karigar/contract/bank-lines/list-bank-lines';
import { saveBankLines } from '@karigar/contract/bank-lines/save-bank-lines';
import { takeBackPayout } from '@karigar/contract/bank-lines/take-back-payout';
import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { askByUpi } from '@karigar/contract/payments/ask-by-upi';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BANK_REFERENCE, CHANGE_MATCH, LATEST_DEPOSIT } from '#testing/bank-line-sql';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf, paidLine, withPayoutDesk } from '#testing/payout-desk';
import { createEarner } from '#testing/payout-earner';

let world: MoneyWorld;
let desk: ReturnType<typeof withPayoutDesk>;
let money: { token: string };
beforeAll(async () => {
  world = await createMoneyWorld({ env: { UPI_PAYEE: 'karigar.pune@okbank' } });
  desk = withPayoutDesk(world);
  money = await desk.operator('money');
});
afterAll(() => world.close());

const today = () => dayOf(world.now());
const save = (lines: string, by = money) => world.sendFields(saveBankLines, { lines }, by);
const list = async () => dataOf(listBankLines, await world.sendFields(listBankLines, {}, money));
const lineOf = async (words: string) => {
  const found = (await list()).lines.find((line) => line.words === words);
  if (found === undefined) throw new Error(`no line ${words}`);
  return found;
};
const savedLine = async (words: string, amount: string, reference = '') => {
  dataOf(saveBankLines, await save(`${today()},${amount},${reference},${words},1`));
  return lineOf(words);
};
const answer = (fields: Record<string, string>) => world.sendFields(answerBankLine, fields, money);

/** Cash that Suresh says is in the bank. */
const deposited = async (amount: string, reference: string): Promise<string> => {
  const fields = { amount, way: 'bank', reference };
  expect((await world.sendFields(depositCash, fields, world.suresh)).body.success).toBe(true);
  const [row] = await world.look<{ id: number }>(LATEST_DEPOSIT);
  return String(row?.id);
};

it('the same file, or one that overlaps, adds what is new alone', async () => {
  const first = `${today()},1.11,,SAME,1\n${today()},1.11,,SAME,2`;
  expect(dataOf(saveBankLines, await save(first))).toEqual({ added: 2, known: 0 });
  expect(dataOf(saveBankLines, await save(first))).toEqual({ added: 0, known: 2 });
  const more = `${first}\n${today()},1.11,,SAME,3`;
  expect(dataOf(saveBankLines, await save(more))).toEqual({ added: 1, known: 2 });
});

it('lines that cannot be are refused, and nothing is saved', async () => {
  expect((await save(`${today()},x,,WORDS,1`)).body.code).toBe('bank-line.unreadable');
  const tomorrow = `${today()},1.00,,GOOD,1\n${addDays(today(), 1)},1.00,,EARLY,1`;
  expect((await save(tomorrow)).body.code).toBe('bank-line.day-impossible');
  expect((await list()).lines.map(({ words }) => words)).not.toContain('GOOD');
});

it('a confirmed line is the deposit, posted once', async () => {
  await world.paidJob();
  const before = await world.balance('suresh');
  const depositId = await deposited('100.00', 'SLIP 90341');
  const line = await savedLine('CASH DEP SLIP 90341', '100.00');
  expect(line).toMatchObject({ proposed: 0, choices: [{ kind: 'deposit', id: depositId }] });
  const fields = { lineId: String(line.id), kind: 'deposit', id: depositId };
  expect((await answer(fields)).body.success).toBe(true);
  expect((await world.balance('suresh')).cash).toBe(before.cash - 10_000);
  expect((await answer(fields)).body.code).toBe('bank-line.answered');
  const again = await savedLine('CASH DEP SLIP 90341 AGAIN', '100.00');
  expect((await answer({ ...fields, lineId: String(again.id) })).body.code).toBe(
    'deposit.already-answered',
  );
  expect(await world.unexplained()).toEqual([]);
});

it('another amount is refused, and the line waits on', async () => {
  const depositId = await deposited('20.00', 'SLIP 5');
  const line = await savedLine('CASH DEP 21', '21.00');
  const fields = { lineId: String(line.id), kind: 'deposit', id: depositId };
  expect((await answer(fields)).body.code).toBe('bank-line.amount-differs');
  expect((await lineOf('CASH DEP 21')).id).toBe(line.id);
  expect((await answer({ ...fields, id: '999999' })).body.code).toBe('deposit.not-found');
  expect((await answer({ ...fields, lineId: '999999' })).body.code).toBe('bank-line.not-found');
});

it('a confirmed line is the UPI payment, with the bank’s number', async () => {
  const ref = await world.plant('ended');
  const { body } = await world.sendFields(askByUpi, world.wire(ref), world.suresh);
  const { reference } = body.data as { reference: string };
  const line = await savedLine(`UPI-ASHA-${reference}`, '599.00', '431298127712');
  expect(line.choices[line.proposed ?? 9]).toMatchObject({ kind: 'upi', id: reference });
  const fields = { lineId: String(line.id), kind: 'upi', id: reference };
  expect((await answer(fields)).body.success).toBe(true);
  const { booking, payments } = await world.traces(ref);
  expect(booking.paid).toBe(59_900);
  expect(payments).toHaveLength(1);
  const [kept] = await world.look<{ bank: string }>(BANK_REFERENCE, [reference]);
  expect(kept?.bank).toBe('431298127712');
  expect(await world.unexplained()).toEqual([]);
});

it('a transfer that came back is due again', async () => {
  const person = await createEarner(world, '321.00');
  const { runId, references } = await desk.sendRun(person.id);
  const utr = 'HDFCN99999999001';
  await desk.record(runId, paidLine(references[0] ?? '', utr));
  expect((await world.balance(person.id)).payable).toBe(0);
  const line = await savedLine(`RETURN NEFT ${utr} A/C CLOSED`, '321.00');
  const [choice] = line.choices;
  expect(choice).toMatchObject({ kind: 'returned', reference: utr });
  const fields = { lineId: String(line.id), rowId: choice?.id ?? '' };
  expect((await world.sendFields(takeBackPayout, fields, money)).body.success).toBe(true);
  expect((await world.balance(person.id)).payable).toBe(32_100);
  const again = await savedLine(`RETURN NEFT ${utr} TWICE`, '321.00');
  const twice = { ...fields, lineId: String(again.id) };
  expect((await world.sendFields(takeBackPayout, twice, money)).body.code).toBe(
    'payout.row-not-paid',
  );
});

it('what is none of these is set aside with a reason, and what nobody answers waits with a clock', async () => {
  const line = await savedLine('INT CREDIT', '7.77');
  const items = async () =>
    dataOf(listWaiting, await world.sendFields(listWaiting, { 'kinds[]': 'bank-line' }, money))
      .items;
  expect(await items()).toMatchObject([
    { kind: 'bank-line', id: today().replaceAll('-', ''), opens: '/money/statement' },
  ]);
  const fields = { lineId: String(line.id), kind: 'set-aside' };
  expect((await answer({ ...fields, reason: 'no' })).body.code).toBe('console.reason-missing');
  expect((await answer({ ...fields, reason: 'Interest of the bank' })).body.success).toBe(true);
  const settled = await savedLine('NEFT CR-RAZORPAY SOFTWARE', '9.99');
  expect((await answer({ lineId: String(settled.id), kind: 'settlement' })).body.success).toBe(
    true,
  );
  const before = (await list()).lines.length;
  expect((await list()).waiting).toBe(before);
});

it('an answered line keeps its answer, also from SQL of the desk', async () => {
  const line = await savedLine('KEPT', '3.33');
  await answer({ lineId: String(line.id), kind: 'settlement' });
  const change = world.look(CHANGE_MATCH, [line.id]);
  await expect(change).rejects.toThrow('this line has its answer');
});

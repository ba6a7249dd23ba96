import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { saveBuyer } from '@karigar/contract/receipts/save-buyer';
import { getTaxReport } from '@karigar/contract/tax/get-tax-report';
import { takeTaxFile } from '@karigar/contract/tax/take-tax-file';
import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { readCsv } from '@karigar/domain/payouts/csv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf } from '#testing/payout-desk';
import { withRateDesk } from '#testing/rate-desk';
import { SET_AREA } from '#testing/tax-sql';

/** The category of the planted service. */
const PLANTED = '9000';
const OURS = '27AAACK0000K1Z3';
const BUYER = { gstin: '27AAPFU0939F1ZV', businessName: 'Shah Textiles' };
/** Dwarka, where no supplier is registered. */
const IN_DELHI = 301;

let world: MoneyWorld;
let desk: ReturnType<typeof withRateDesk>;
let month: string;
beforeAll(async () => {
  world = await createMoneyWorld();
  desk = withRateDesk(world);
  // A month in which nothing of the demo was invoiced.
  const next = `${addDays(`${dayOf(world.now()).slice(0, 7)}-28` as never, 10).slice(0, 7)}-15`;
  world.moveClock(startOfDay(next as never) + 36_000_000);
  month = dayOf(world.now()).slice(0, 7);
});
afterAll(() => world.close());

const report = async () =>
  dataOf(
    getTaxReport,
    await world.sendFields(getTaxReport, { month }, await desk.operator('audit')),
  );
const pay = async (fields: Record<string, string>) => {
  const suresh = { token: await world.signIn('suresh') };
  const paid = { ...fields, amount: '599.00', paymentMode: 'cash' };
  expect((await world.sendFields(addPayment, paid, suresh)).body).toMatchObject({ success: true });
};

it('a month has its supplies by place, rate and buyer, and the refunds that lower them', async () => {
  expect(await report()).toMatchObject({ supplies: [], creditNotes: [], withheld: { people: 0 } });
  const [home, office, far] = [
    await world.plant('ended'),
    await world.plant('ended'),
    await world.plant('ended'),
  ];
  const asha = { token: await world.signIn('asha') };
  await world.sendFields(saveBuyer, { ...world.wire(office), ...BUYER }, asha);
  await world.look(SET_AREA, [far.bookingId, IN_DELHI]);
  for (const ref of [home, office, far]) await pay(world.wire(ref));
  const refund = { amount: '118.00', borneBy: 'everyone', reason: 'The tap still drips at night' };
  const money = await desk.operator('money');
  await world.sendFields(refundPayment, { ...world.wire(office), ...refund }, money);
  const { supplies, creditNotes } = await report();
  const within = { gstin: OURS, place: 'Maharashtra (27)', rate: 1800, isOfSection95: false };
  const amounts = { papers: 1, taxable: 50_762, cgst: 4569, sgst: 4569, igst: 0 };
  expect(supplies).toEqual([
    { ...within, ...amounts, place: 'Delhi (07)', isB2b: false, cgst: 0, sgst: 0, igst: 9138 },
    { ...within, ...amounts, isB2b: false },
    { ...within, ...amounts, isB2b: true },
  ]);
  expect(creditNotes).toEqual([
    { ...within, papers: 1, isB2b: true, taxable: 10_000, cgst: 900, sgst: 900, igst: 0 },
  ]);
  // Supplies and taxes of the report are the totals of the invoices.
  const total = supplies.reduce(
    (sum, { taxable, cgst, sgst, igst }) => sum + taxable + cgst + sgst + igst,
    0,
  );
  expect(total).toBe(3 * 59_900);
});

it('its file has the same rows, marked to be checked, and section 9(5) apart', async () => {
  const money = await desk.operator('money');
  const take = async (paper: string) => {
    const { csv } = dataOf(
      takeTaxFile,
      await world.sendFields(takeTaxFile, { month, paper }, money),
    );
    return readCsv(csv);
  };
  const rows = await take('gst');
  expect(rows[0]).toEqual(['To be checked by an accountant.']);
  expect(rows.map((cells) => cells[0]).slice(2)).toEqual([
    'Invoices',
    'Invoices',
    'Invoices',
    'Credit notes',
  ]);
  expect(rows[2]?.slice(5)).toEqual(['no', '1', '507.62', '0.00', '0.00', '91.38']);
  Object.assign(world.context.config, { section95Categories: [PLANTED] });
  expect((await take('gst'))[2]?.[5]).toBe('yes');
  expect((await report()).supplies.every((row) => row.isOfSection95)).toBe(true);
});

it('there is no report of a month to come, nor of anything else', async () => {
  const money = await desk.operator('money');
  for (const written of ['2099-01', '2026-13', '2026', '']) {
    const { body } = await world.sendFields(getTaxReport, { month: written }, money);
    expect(body).toMatchObject({ code: 'statement.no-such-period' });
  }
  const file = await world.sendFields(takeTaxFile, { month: '2099-01', paper: 'gst' }, money);
  expect(file.body).toMatchObject({ code: 'statement.no-such-period' });
});

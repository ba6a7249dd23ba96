import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { saveBuyer } from '@karigar/contract/receipts/save-buyer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CREDIT_NOTE_GAPS,
  CREDIT_NOTES,
  FALSIFY_CREDIT_NOTE,
  PAY_A_PART,
  PUT_IN_BENGALURU,
} from '#testing/refund-sql';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import type { BookingRef } from '#testing/booking-world';
import { dataOf } from '#testing/payout-desk';

const REASON = 'The tap still drips at night';
const BENGALURU = '29AAGCB7383J1Z4';
type Note = { year: number; series: number; serial: number; total: number; tax: number };

let world: MoneyWorld;
beforeAll(async () => {
  const of = (name: string, gstin: string) => ({ name, address: 'M G Road', gstin, sac: '9987' });
  const suppliers = [of('Karigar (sample)', '27AAACK0000K1Z3'), of('Karigar South', BENGALURU)];
  world = await createMoneyWorld({ env: { INVOICE_SUPPLIER: JSON.stringify(suppliers) } });
});
afterAll(() => world.close());

const refund = async (ref: BookingRef, amount: string, borneBy = 'everyone') => {
  const fields = { ...world.wire(ref), amount, borneBy, reason: REASON };
  return (await world.sendFields(refundPayment, fields, world.priya)).body;
};
const notesOf = (ref: BookingRef) => world.look<Note>(CREDIT_NOTES, [ref.bookingId]);
const receiptOf = async (ref: BookingRef, by: object = world.asha) =>
  dataOf(getReceipt, await world.sendFields(getReceipt, world.wire(ref), by));
const open = (link: string, language = 'en') =>
  fetch(new URL(new URL(link).pathname, world.base), {
    headers: { 'accept-language': language },
  });
const paidIn = async (place: string | null): Promise<BookingRef> => {
  const ref = await world.plant('ended');
  if (place !== null) await world.look(place, [ref.bookingId]);
  const fields = { ...world.wire(ref), amount: '599.00', paymentMode: 'cash' };
  await world.sendFields(addPayment, fields, world.suresh);
  return ref;
};

it('each refund has a credit note with the tax that the ledger took back', async () => {
  const ref = await world.paidJob();
  expect((await refund(ref, '118.00')).success).toBe(true);
  expect((await refund(ref, '59.00')).success).toBe(true);
  const [first, second] = await notesOf(ref);
  expect(first).toMatchObject({ series: 0, total: 11_800, tax: 1800 });
  expect(second).toMatchObject({ total: 5900, tax: 900, serial: (first?.serial ?? 0) + 1 });
});

it('a refund that the marketplace bears alone lowers no tax, and its paper says so', async () => {
  const ref = await world.paidJob();
  await refund(ref, '100.00', 'marketplace');
  expect(await notesOf(ref)).toMatchObject([{ total: 10_000, tax: 0 }]);
  const [note] = (await receiptOf(ref)).creditNotes ?? [];
  expect((await open(note?.pdfUrl ?? '')).headers.get('content-type')).toBe('application/pdf');
});

it('a refused refund leaves no gap in the numbers', async () => {
  const before = await world.paidJob();
  await refund(before, '1.00');
  const refused = await world.paidJob();
  expect((await refund(refused, '600.00')).success).toBe(false);
  const after = await world.paidJob();
  await refund(after, '1.00');
  expect((await notesOf(after))[0]?.serial).toBe(((await notesOf(before))[0]?.serial ?? 0) + 1);
  expect(await world.look(CREDIT_NOTE_GAPS)).toEqual([{ wrong: 0 }]);
});

it('a refund before the invoice gets its credit note with the invoice', async () => {
  const ref = await world.plant('ended', { addOns: [['tap', 1, 'accepted']] });
  const pay = (amount: string) => world.pay(ref, amount);
  await world.look(PAY_A_PART, [ref.bookingId]);
  expect((await refund(ref, '10.00', 'marketplace')).success).toBe(true);
  expect(await notesOf(ref)).toEqual([]);
  expect((await pay('1348.50')).body.success).toBe(true);
  expect(await notesOf(ref)).toMatchObject([{ total: 1000, tax: 0 }]);
});

it('the supplier of the invoice gives the credit note, in a series of its own', async () => {
  const ref = await paidIn(PUT_IN_BENGALURU);
  await refund(ref, '118.00');
  expect(await notesOf(ref)).toMatchObject([{ series: 29, serial: 1, tax: 1800 }]);
  const { number, creditNotes } = await receiptOf(ref);
  expect(number).toMatch(/^K29\/\d\d\/000001$/);
  expect(creditNotes?.[0]?.number).toMatch(/^C29\/\d\d\/000001$/);
});

it('the customer gets it with the receipt, as a page and a PDF; the serviceman does not', async () => {
  const ref = await world.plant('ended');
  const buyer = { gstin: '27AAPFU0939F1ZV', businessName: 'Shah Textiles' };
  await world.sendFields(saveBuyer, { ...world.wire(ref), ...buyer }, world.asha);
  await world.pay(ref, '599.00');
  expect(await receiptOf(ref)).not.toHaveProperty('creditNotes');
  await refund(ref, '118.00');
  expect(await receiptOf(ref, world.suresh)).not.toHaveProperty('creditNotes');
  const { number: invoice, creditNotes = [] } = await receiptOf(ref);
  const [note] = creditNotes;
  if (note === undefined) throw new Error('no credit note');
  expect(note).toMatchObject({ total: 11_800 });
  const pdf = await open(note.pdfUrl);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toContain(note.number.replaceAll('/', '-'));
  const bare = note.pdfUrl.slice(0, note.pdfUrl.lastIndexOf('/'));
  const page = await (await open(bare)).text();
  for (const fact of ['This credit note is genuine', note.number, invoice, '₹118.00', buyer.gstin])
    expect(page).toContain(fact);
  expect(page).not.toMatch(/Asha|Shah|Lane|\.pdf/);
  expect(await (await open(bare, 'hi')).text()).toContain('यह क्रेडिट नोट असली है');
  const other = `${bare}/${(await receiptOf(ref)).pdfUrl.split('/').at(-1)}`;
  expect((await open(other)).status).toBe(410);
});

it('a changed credit note is not genuine', async () => {
  const ref = await world.paidJob();
  await refund(ref, '10.00');
  const [note] = (await receiptOf(ref)).creditNotes ?? [];
  await world.look(FALSIFY_CREDIT_NOTE, [ref.bookingId]);
  expect((await open(note?.pdfUrl ?? '')).status).toBe(404);
});

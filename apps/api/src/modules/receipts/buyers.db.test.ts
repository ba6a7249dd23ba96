import { addPayment } from '@karigar/contract/payments/add-payment';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { getBuyer } from '@karigar/contract/receipts/get-buyer';
import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { saveBuyer } from '@karigar/contract/receipts/save-buyer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import type { BookingRef } from '#testing/booking-world';
import { dataOf } from '#testing/payout-desk';
import { createReceiptWorld, type ReceiptWorld } from '#testing/receipt-world';
import { SET_AREA } from '#testing/tax-sql';
import { readInvoiceNumber } from '@karigar/domain/receipts/invoice-number';
import { receiptPaper } from './receipt-paper.ts';
import { findReceipt } from './receipt-store.ts';

const PUNE = '27AAPFU0939F1ZV';
const BENGALURU = '29AAGCB7383J1Z4';
/** Indiranagar. */
const AREA_IN_BENGALURU = 402;
/** Dwarka: no supplier is registered in Delhi. */
const AREA_IN_DELHI = 301;
const SHAH = { gstin: PUNE, businessName: 'Shah Textiles' };

let world: ReceiptWorld;
beforeAll(async () => {
  const of = (name: string, gstin: string) => ({ name, address: 'M G Road', gstin, sac: '9987' });
  const suppliers = [of('Karigar (sample)', '27AAACK0000K1Z3'), of('Karigar South', BENGALURU)];
  world = await createReceiptWorld({ env: { INVOICE_SUPPLIER: JSON.stringify(suppliers) } });
});
afterAll(() => world.close());

const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const save = (ref: BookingRef, fields: Record<string, string>, by = world.asha) =>
  world.sendFields(saveBuyer, { ...wire(ref), ...fields }, by);
const buyerOf = async (ref: BookingRef) =>
  dataOf(getBuyer, await world.sendFields(getBuyer, wire(ref), world.asha));
const pay = (ref: BookingRef) =>
  world.sendFields(
    addPayment,
    { ...wire(ref), amount: '599.00', paymentMode: 'cash' },
    world.suresh,
  );
const ended = async (areaId: number | null = null): Promise<BookingRef> => {
  const ref = await world.plant('ended');
  await world.look(SET_AREA, [ref.bookingId, areaId]);
  return ref;
};
/** The number of a paid booking, and what its paper says. */
const paperOf = async (ref: BookingRef) => {
  const { number, pageUrl } = dataOf(
    getReceipt,
    await world.sendFields(getReceipt, wire(ref), world.asha),
  );
  const read = readInvoiceNumber(number);
  const row =
    read &&
    (await world.context.databases.system.transaction(SYSTEM, (tx) => findReceipt(tx, read)));
  if (!row) throw new Error(`no receipt ${number}`);
  const page = await fetch(new URL(new URL(pageUrl).pathname, world.base));
  return {
    number,
    page: await page.text(),
    paper: receiptPaper(row, world.context.config.suppliers, pageUrl),
  };
};

describe('the business of an invoice', () => {
  it('is on the invoice, its page and the booking, and is offered for the next booking', async () => {
    const ref = await ended();
    expect(await buyerOf(ref)).toEqual({
      buyer: null,
      last: null,
      state: 'Maharashtra (27)',
      isInvoiced: false,
    });
    expect((await save(ref, SHAH)).body).toMatchObject({ success: true });
    const mine = await world.sendFields(getMyBooking, wire(ref), world.asha);
    expect(dataOf(getMyBooking, mine)).toMatchObject({ buyerGstin: PUNE });
    await pay(ref);
    const { paper, page } = await paperOf(ref);
    expect(paper).toMatchObject({
      place: 'Maharashtra (27)',
      customer: { name: 'Shah Textiles', gstin: `GSTIN ${PUNE}` },
    });
    expect(page).toContain(PUNE);
    expect(page).not.toContain('Shah Textiles');
    expect(await buyerOf(ref)).toMatchObject({ buyer: { gstin: PUNE }, isInvoiced: true });
    expect(await buyerOf(await ended())).toMatchObject({
      buyer: null,
      last: { gstin: PUNE, name: 'Shah Textiles' },
    });
  });

  it.each([
    ['buyer.gstin-invalid', { ...SHAH, gstin: '27AAPFU0939F1ZW' }],
    ['buyer.gstin-of-another-state', { ...SHAH, gstin: BENGALURU }],
    ['buyer.name-missing', { gstin: PUNE }],
    ['buyer.gstin-invalid', { businessName: 'Shah Textiles' }],
  ])('is refused as %s', async (code, fields) => {
    const ref = await ended();
    expect((await save(ref, fields)).body).toMatchObject({ code });
    expect(await buyerOf(ref)).toMatchObject({ buyer: null });
  });

  it('can be changed and taken back until the invoice is written, and not after', async () => {
    const ref = await ended();
    await save(ref, SHAH);
    await save(ref, { ...SHAH, businessName: 'Shah and Sons' });
    expect(await buyerOf(ref)).toMatchObject({ buyer: { name: 'Shah and Sons' } });
    await save(ref, {});
    expect(await buyerOf(ref)).toMatchObject({ buyer: null });
    await pay(ref);
    expect((await save(ref, SHAH)).body).toMatchObject({ code: 'buyer.invoice-written' });
    expect((await paperOf(ref)).paper.customer.gstin).toBe('');
  });

  it('is not given for a cancelled booking, nor by somebody else', async () => {
    const cancelled = await world.plant('cancelled');
    expect((await save(cancelled, SHAH)).body).toMatchObject({ code: 'booking.cancelled' });
    const stranger = await save(await ended(), SHAH, world.rohan);
    expect(stranger.body).toMatchObject({ success: false });
  });

  it('comes with the payment at once or too late, never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ref = await ended();
      const [saved] = await Promise.all([save(ref, SHAH), pay(ref)]);
      const { paper } = await paperOf(ref);
      const isSaved = saved.body.success;
      expect(saved.body).toMatchObject(isSaved ? {} : { code: 'buyer.invoice-written' });
      expect(paper.customer.gstin).toBe(isSaved ? `GSTIN ${PUNE}` : '');
    }
  });
});

describe('place of supply', () => {
  it('the supplier of the state invoices in its own series, with CGST and SGST', async () => {
    const [first, second] = [await ended(AREA_IN_BENGALURU), await ended(AREA_IN_BENGALURU)];
    await pay(first);
    await pay(await ended());
    await pay(second);
    const { number, paper } = await paperOf(first);
    expect(number).toBe('K29/25/000001');
    expect((await paperOf(second)).number).toBe('K29/25/000002');
    expect(paper.foot).toBe(`Karigar South, M G Road · GSTIN ${BENGALURU}`);
    expect(paper.place).toBe('Karnataka (29)');
    expect(paper.tax.map(({ name }) => name).slice(1)).toEqual(['CGST 9%', 'SGST 9%']);
  });

  it('where no supplier is registered the first one invoices, with IGST', async () => {
    const ref = await ended(AREA_IN_DELHI);
    await pay(ref);
    const { number, paper } = await paperOf(ref);
    expect(number).toMatch(/^K\/25-26\//);
    expect(paper.place).toBe('Delhi (07)');
    expect(paper.tax.map(({ name }) => name).slice(1)).toEqual(['IGST 18%']);
    expect(await world.gaps()).toEqual({ missing: 0, wrong: 0 });
  });
});

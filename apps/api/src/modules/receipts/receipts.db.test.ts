import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HINDI } from '#testing/account-world';
import type { BookingRef, Plan } from '#testing/booking-world';
import { people } from '#testing/people';
import { createReceiptWorld, type ReceiptWorld } from '#testing/receipt-world';

let world: ReceiptWorld;
beforeAll(async () => {
  world = await createReceiptWorld();
});
afterAll(() => world.close());

type Links = {
  number: string;
  total: number;
  pageUrl: string;
  pdfUrl: string;
  whatsappUrl: string;
};

const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const pay = (ref: BookingRef, amount = '599.00') =>
  world.sendFields(addPayment, { ...wire(ref), amount, paymentMode: 'cash' }, world.suresh);
const complete = (ref: BookingRef) =>
  world.sendFields(verifyCompletionOtp, { ...wire(ref), otp: '482913' }, world.suresh);
const ask = (ref: BookingRef, send: object = world.suresh) =>
  world.sendFields(getReceipt, wire(ref), send);
const linksOf = async (ref: BookingRef, send: object = world.suresh): Promise<Links> =>
  (await ask(ref, send)).body.data as Links;
const paid = async (plan: Plan = {}, amount = '599.00'): Promise<BookingRef> => {
  const ref = await world.plant('ended', plan);
  await pay(ref, amount);
  return ref;
};
/** Opens a returned link on this server's port. */
const open = (link: string, headers: Record<string, string> = {}) =>
  fetch(new URL(new URL(link).pathname + new URL(link).search, world.base), { headers });
const invoiceOf = (ref: BookingRef) => world.invoiceOf(ref);

describe('invoice', () => {
  it('an invoice is issued when the bill is paid, and not again at completion', async () => {
    const ref = await world.plant('ended');
    expect(await invoiceOf(ref)).toBeUndefined();
    await pay(ref);
    const invoice = await invoiceOf(ref);
    expect(invoice).toMatchObject({ total: 59_900, tax: 9138 });
    await complete(ref);
    expect(await invoiceOf(ref)).toEqual(invoice);
  });

  it('an invoice is issued at completion without a payment', async () => {
    const ref = await world.plant('ended');
    await complete(ref);
    const invoice = await invoiceOf(ref);
    expect(invoice?.total).toBe(59_900);
    await pay(ref);
    expect(await invoiceOf(ref)).toEqual(invoice);
  });

  it('invoice numbers have no gap after a refused payment', async () => {
    const first = await invoiceOf(await paid());
    const refused = await world.plant('ended');
    await pay(refused, '1.00');
    expect(await invoiceOf(refused)).toBeUndefined();
    const second = await invoiceOf(await paid());
    expect(second?.serial).toBe((first?.serial ?? 0) + 1);
  });

  it('the demo data has invoices for all finished bookings, in the order of their end', async () => {
    expect(await world.gaps()).toEqual({ missing: 0, wrong: 0 });
  });
});

describe('get-receipt', () => {
  it('get-receipt returns number, total and links to both sides', async () => {
    const ref = await paid(
      {
        addOns: [
          ['tap', 2, 'accepted'],
          ['pipe', 1, 'rejected'],
        ],
      },
      '2298.00',
    );
    for (const side of [world.suresh, world.asha]) {
      const { number, total, pageUrl, pdfUrl } = await linksOf(ref, side);
      expect(number).toMatch(/^K\/\d\d-\d\d\/\d{6}$/);
      expect(total).toBe(2298);
      expect(pdfUrl).toBe(`${pageUrl}.pdf`);
      expect((await open(pageUrl)).status).toBe(200);
    }
  });

  it('get-receipt shares by WhatsApp with the customer while the number is shown, else with a chosen contact', async () => {
    const ref = await paid();
    const said = (links: Links) => decodeURIComponent(links.whatsappUrl);
    const before = await linksOf(ref);
    expect(before.whatsappUrl).toMatch(/^https:\/\/wa\.me\/919890011223\?text=/);
    expect(said(before)).toContain(
      `Your receipt from Karigar (${before.number}): ${before.pageUrl}`,
    );
    expect((await linksOf(ref, world.asha)).whatsappUrl).toMatch(/^https:\/\/wa\.me\/\?text=/);
    await complete(ref);
    expect((await linksOf(ref)).whatsappUrl).toMatch(/^https:\/\/wa\.me\/\?text=/);
    const hindi = await linksOf(ref, { ...world.suresh, ...HINDI });
    expect(said(hindi)).toContain('कारीगर से आपकी रसीद');
  });

  it('get-receipt is refused until the bill is paid', async () => {
    const ref = await world.plant('ended');
    expect((await ask(ref)).body.code).toBe('receipt.not-paid');
    await complete(ref);
    expect((await ask(ref)).body.code).toBe('receipt.not-paid');
  });

  it("get-receipt of another's booking gets the same refusal as a missing one", async () => {
    const ref = await paid();
    const missing = await ask({ bookingId: 1, orderId: 1 });
    expect(missing.body.code).toBe('booking.not-found');
    for (const stranger of [world.imran, world.rohan]) {
      expect((await ask(ref, stranger)).text).toBe(missing.text);
    }
  });

  it('get-receipt is audited', async () => {
    const ref = await paid();
    await ask(ref);
    const { audit } = await world.traces(ref);
    expect(audit.at(-1)).toMatchObject({ call: 'get-receipt', account_id: people.suresh.id });
  });
});

describe('receipt page', () => {
  const proveUrl = (links: Links): string => links.pageUrl.replace(/\/[^/]+$/, '');

  it('the receipt page shows number, date, service and amount to anyone, and no name', async () => {
    const links = await linksOf(await paid());
    const served = await open(proveUrl(links), { 'accept-language': 'en' });
    const page = await served.text();
    expect(served.status).toBe(200);
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('This receipt is genuine');
    for (const fact of [links.number, 'Planted service', '₹599.00']) expect(page).toContain(fact);
    expect(page).not.toMatch(/Asha|Kulkarni|Suresh|Pawar|Lane 5|98900/);
    expect(page).not.toContain('.pdf');
  });

  it("the receipt page uses the reader's language or the chosen one", async () => {
    const link = proveUrl(await linksOf(await paid()));
    const hindi = await (await open(link, { 'accept-language': 'hi-IN' })).text();
    expect(hindi).toContain('यह रसीद असली है');
    expect(hindi).toContain('नमूना सेवा');
    expect(await (await open(`${link}?lang=hi`)).text()).toContain('यह रसीद असली है');
  });

  it('the receipt page rejects a code with any changed letter', async () => {
    const link = proveUrl(await linksOf(await paid()));
    const at = link.lastIndexOf('/') + 1;
    for (const place of [at, at + 10, at + 20, at + 50, link.length - 1]) {
      const letter = link[place] === 'A' ? 'B' : 'A';
      const served = await open(link.slice(0, place) + letter + link.slice(place + 1));
      expect(served.status).toBe(404);
      expect(await served.text()).toContain('could not be confirmed');
    }
    for (const odd of [
      '/r/',
      '/r/x',
      `/r/${'A'.repeat(5000)}`,
      '/r/%00',
      '/r/<script>',
      '/r/a/b/c',
    ]) {
      const served = await open(`https://x${odd}`);
      expect([400, 404]).toContain(served.status);
      expect(await served.text()).not.toContain('<script>');
    }
  });

  it('the receipt page rejects a code that no longer matches the ledger', async () => {
    const ref = await paid();
    const link = proveUrl(await linksOf(ref));
    await world.falsifyBooks(ref);
    expect((await open(link)).status).toBe(404);
  });

  it('the receipt key is published for verification', async () => {
    const served = await open('https://x/r/key');
    expect(await served.text()).toBe(world.context.receiptSeals.publicKey);
  });
});

describe('receipt PDF', () => {
  it("the receipt PDF is in the customer's language, whoever requested the link", async () => {
    const ref = await paid({ addOns: [['tap', 1, 'accepted']] }, '1448.50');
    const { pdfUrl, number } = await linksOf(ref, { ...world.suresh, ...HINDI });
    const letters = async (): Promise<string> => {
      const served = await open(pdfUrl);
      expect(served.status).toBe(200);
      expect(served.headers.get('content-type')).toBe('application/pdf');
      expect(served.headers.get('content-disposition')).toBe(
        `inline; filename="${number.replaceAll('/', '-')}.pdf"`,
      );
      return Buffer.from(await served.arrayBuffer()).toString('latin1');
    };
    expect(await letters()).not.toContain('AnekDevanagari');
    await world.ashaSpeaks('hi');
    expect(await letters()).toContain('AnekDevanagari');
    await world.ashaSpeaks('en');
  });

  it("the receipt PDF is refused after a week, with another's pass, or after a reversal", async () => {
    const ref = await paid();
    const { pdfUrl, pageUrl } = await linksOf(ref);
    const other = await linksOf(await paid());
    const pass = other.pdfUrl.slice(other.pdfUrl.lastIndexOf('/'));
    expect((await open(pdfUrl.slice(0, pdfUrl.lastIndexOf('/')) + pass)).status).toBe(410);
    expect(await (await open(pageUrl)).text()).toContain('Open the receipt (PDF)');
    const now = world.now();
    world.moveClock(now + 8 * 86_400_000);
    expect((await open(pdfUrl)).status).toBe(410);
    const late = await (await open(pageUrl)).text();
    expect(late).toContain('This receipt is genuine');
    expect(late).not.toContain('Open the receipt');
    world.moveClock(now);
    await world.takeMoneyBack(ref);
    expect((await open(pdfUrl)).status).toBe(410);
    expect(await (await open(pageUrl)).text()).toContain('Not paid in full at the moment');
    expect((await ask(ref)).body.code).toBe('receipt.not-paid');
  });
});

it('invoice numbers restart in April', async () => {
  const april = await createReceiptWorld();
  april.moveClock(Date.parse('2027-03-31T18:30:00Z'));
  const ref = await april.plant('ended');
  const send = { token: await april.signIn('suresh') };
  const fields = { ...wire(ref), amount: '599.00', paymentMode: 'cash' };
  await april.sendFields(addPayment, fields, send);
  const { body } = await april.sendFields(getReceipt, wire(ref), send);
  expect((body.data as Links).number).toBe('K/27-28/000001');
  await april.close();
});

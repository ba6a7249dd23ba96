import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, playServer, reply } from '#testing/test-server';
import { ReceiptButton } from './receipt-button.tsx';

// Loaded before any test freezes the clock.
await import('./receipt-sheet.tsx');

const page = 'https://karigar.example.in/r/AQfq/20415abc';
const paper = {
  number: 'K/26-27/000123',
  issuedAt: Date.UTC(2026, 10, 15, 6, 34),
  total: paise(1_54_800),
  pageUrl: page,
  pdfUrl: `${page}.pdf`,
  whatsappUrl: 'https://wa.me/?text=receipt',
};
const receipt = () => reply(getReceipt, paper);
const Place = () => <ReceiptButton bookingRef={{ bookingId: 7, orderId: 9007 }} />;
const open = async (condition = {}) => {
  await showScreen(Place, '/payment', condition);
  one('button').click();
  await settle(300);
  await expect.poll(() => words()).toMatch(/K\/26-27|receipt yet|load the receipt|रसीद खोलें/);
};
const linkTo = (href: string) => one(`[role=dialog] a[href="${href}"]`);

onStage();

it('loads the receipt with the tap, and opens or shares it outside the app', async () => {
  const server = playServer();
  server.on(getReceipt, receipt);
  await showScreen(Place, '/payment');
  expect(server.count(getReceipt)).toBe(0);
  one('button').click();
  await expect.poll(() => server.count(getReceipt)).toBe(1);
  await settle(300);
  expect(server.asked(getReceipt)[0]?.fields.get('mainId')).toBe('9007');
  for (const fact of ['K/26-27/000123', '15 Nov 2026', '₹1,548.00'])
    expect(words()).toContain(fact);
  expect(linkTo(`${page}.pdf`).getAttribute('target')).toBe('_blank');
  expect(linkTo('https://wa.me/?text=receipt').getAttribute('rel')).toBe('noreferrer');
});

const withNotes = () =>
  reply(getReceipt, {
    ...paper,
    creditNotes: [
      {
        number: 'C/26-27/000007',
        issuedAt: Date.UTC(2026, 10, 18, 6, 34),
        total: paise(20_000),
        pdfUrl: `${page}c.pdf`,
      },
    ],
  });

it('shows each refund with its credit note', async () => {
  playServer().on(getReceipt, withNotes);
  await open();
  for (const fact of ['Refunded', 'C/26-27/000007', '₹200.00', '18 Nov 2026'])
    expect(words()).toContain(fact);
  expect(linkTo(`${page}c.pdf`).getAttribute('target')).toBe('_blank');
});

it('shows refunds in Hindi', async () => {
  playServer().on(getReceipt, withNotes);
  await open({ locale: 'hi' });
  expect(words()).toContain('क्रेडिट नोट खोलें');
});

it('shows the receipt in Hindi', async () => {
  playServer().on(getReceipt, receipt);
  await open({ locale: 'hi' });
  expect(words()).toContain('रसीद खोलें');
});

it.each([
  ['the connection is cut', cut],
  ['the server fails', broken],
])('offers a retry of the receipt when %s', async (_how, fail) => {
  const server = playServer();
  server.on(getReceipt, fail);
  await open();
  expect(words()).toContain("Couldn't load the receipt.");
  server.on(getReceipt, receipt);
  buttonNamed('Try again').click();
  await settle(300);
  expect(words()).toContain('K/26-27/000123');
});

it("shows the server's reason when there is no receipt yet", async () => {
  playServer().on(getReceipt, () =>
    Response.json({
      success: false,
      code: 'receipt.not-paid',
      message: 'You get the receipt once the bill is paid.',
      data: null,
    }),
  );
  await open();
  expect(one('[role=dialog] [role=alert]').innerText).toContain('once the bill is paid');
});

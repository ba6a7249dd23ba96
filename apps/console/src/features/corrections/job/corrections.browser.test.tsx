import { all, expectWords, NOW, words } from '@karigar/client/testing/page';
import { refusal } from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { getBookingMoney } from '@karigar/contract/corrections/get-booking-money';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import type { OutputOf } from '@karigar/contract/define-call';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { address, onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

const SPLIT = { tax: paise(9138), commission: paise(7614), share: paise(43_148) };
const MONEY: OutputOf<typeof getBookingMoney> = {
  id: 48_213,
  orderId: 9120,
  no: 'KRG-48213',
  service: 'Tap repair',
  customer: 'Asha',
  isBilled: true,
  billed: paise(59_900),
  ...SPLIT,
  paid: paise(59_900),
  refunded: paise(0),
  taxNow: SPLIT.tax,
  commissionNow: SPLIT.commission,
  sharedRefunds: paise(0),
  corrected: paise(0),
  servicemen: [
    {
      servicemanId: 32,
      name: 'Suresh Pawar',
      billed: paise(59_900),
      ...SPLIT,
      earned: SPLIT.share,
      cashInHand: paise(16_752),
      payable: paise(0),
    },
  ],
  payments: [{ id: 71, mode: 'cash', amount: paise(59_900), reversed: paise(0), at: NOW }],
  movedToday: paise(0),
};

const playMoney = (own: Partial<typeof MONEY> = {}, desks: ('money' | 'audit')[] = ['money']) => {
  const server = playConsole();
  const sent: Record<string, unknown>[] = [];
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks }));
  server.on(getBookingMoney, () => reply(getBookingMoney, { ...MONEY, ...own }));
  const taken =
    (countersign: string | null) =>
    (fields: Iterable<readonly [string, unknown]>): Response => {
      sent.push(Object.fromEntries(fields));
      return reply(refundPayment, { countersign });
    };
  server.on(refundPayment, taken(null));
  server.on(correctPayment, taken(null));
  server.on(reversePayment, taken(null));
  return { ...server, sent, asksSecond: () => server.on(refundPayment, taken('W-1042')) };
};

const REASON = 'The tap still drips at night';
const write = async (amount: string, label = 'Amount in rupees'): Promise<void> => {
  await page.getByLabelText(label).fill(amount);
  await page.getByLabelText('Why?').fill(REASON);
};
const thenOf = (what: string): string =>
  all('tr')
    .find((row) => row.querySelector('th')?.textContent === what)
    ?.querySelector('td:last-child')?.textContent ?? '';

it('a number leads to the money of the job; the refund shows all three sides before it is made', async () => {
  const server = playMoney();
  await showConsole('/money/corrections');
  await expectWords('Which booking?');
  await page.getByLabelText('Number of the booking').fill('krg-48213');
  await press('{Enter}');
  await expect.poll(address).toBe('/money/corrections?no=KRG-48213');
  await expectWords('Serviceman Suresh Pawar');
  expect(await axeFindings()).toEqual([]);
  await write('118.00');
  expect(thenOf('Refunded')).toBe('₹118.00');
  expect(thenOf('Tax')).toBe('₹73.38');
  expect(thenOf('Earned with this job')).toBe('₹346.47');
  expect(words()).not.toContain('a second person is asked');
  await press('{Enter}');
  await expectWords('Corrected.');
  expect(server.sent).toMatchObject([
    { bookingId: '48213', amount: '118.00', borneBy: 'everyone', reason: REASON },
  ]);
});

it('above the limit it says that a second person is asked, and gives the number of the request', async () => {
  const server = playMoney({ billed: paise(990_000), paid: paise(990_000) });
  server.asksSecond();
  await showConsole('/money/corrections?no=KRG-48213');
  await expectWords('What each side has');
  await write('2500');
  await expectWords('a second person is asked');
  await press('{Enter}');
  await expect.poll(() => server.sent.length).toBe(1);
  await expectWords('A second person is asked: W-1042');
  await page.getByLabelText('Why?').click();
  await press('{Escape}');
  expect(document.activeElement).toBe(document.body);
});

it('more than was paid is said before it is sent', async () => {
  const server = playMoney();
  await showConsole('/money/corrections?no=KRG-48213');
  await expectWords('What each side has');
  await write('599.01');
  await expectWords('This is more than the customer has paid.');
  await press('{Enter}');
  expect(server.sent).toEqual([]);
});

it('of a payment less may have come, or nothing; a digit picks it', async () => {
  const server = playMoney();
  await showConsole('/money/corrections?no=KRG-48213');
  await expectWords('What each side has');
  await press('4');
  await write('500', 'What really came, in rupees');
  expect(thenOf('Owes')).toBe('₹99.00');
  await press('{Enter}');
  await expectWords('Corrected.');
  await write('0', 'What really came, in rupees');
  await press('{Enter}');
  await expect.poll(() => server.sent.length).toBe(2);
  expect(server.sent).toMatchObject([
    { paymentId: '71', amount: '500.00' },
    { paymentId: '71', reason: REASON },
  ]);
});

it('what was paid through the gateway is refunded only', async () => {
  playMoney({
    payments: [{ id: 71, mode: 'online', amount: paise(59_900), reversed: paise(0), at: NOW }],
  });
  await showConsole('/money/corrections?no=KRG-48213');
  await expectWords('Refund the customer');
  expect(words()).not.toContain('less came, or nothing');
});

it('a refusal stays on the screen', async () => {
  const server = playMoney();
  server.on(refundPayment, () =>
    refusal('countersign.asked-already', 'This was asked already and waits for a second person.'),
  );
  await showConsole('/money/corrections?no=KRG-48213');
  await expectWords('What each side has');
  await write('10');
  await press('{Enter}');
  await expectWords('This was asked already');
});

it('work that has not ended has nothing to correct', async () => {
  playMoney({ isBilled: false });
  await showConsole('/money/corrections?no=KRG-48213');
  await expectWords('The work has not ended');
  expect(page.getByRole('button', { name: /^Correct/ }).query()).toBeNull();
});

it('a number that nobody has is said', async () => {
  const server = playMoney();
  server.on(getBookingMoney, () => refusal('booking.not-found', 'Booking not found.'));
  await showConsole('/money/corrections?no=KRG-1');
  await expectWords('No booking has this number.');
});

it('the desk audit reads and corrects nothing', async () => {
  playMoney({}, ['audit']);
  await showConsole('/money/corrections?no=KRG-48213');
  await expectWords('The desk Audit reads, and corrects nothing.');
  expect(page.getByRole('button', { name: /^Correct/ }).query()).toBeNull();
});

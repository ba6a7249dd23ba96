import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { getUpiRequest } from '@karigar/contract/payments/get-upi-request';
import { writeCompletionQr } from '@karigar/domain/bookings/completion-qr';
import { paise } from '@karigar/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { encode } from 'uqr';
import { toasts } from '@karigar/client/toast/toasts';
import { appears, play, press, show } from '#testing/customer-booking-stage';
import { aCustomerBooking, aServiceman } from '#testing/my-bookings';
import { all, buttonNamed, clearScreen, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, onItsWay, playServer, reply } from '#testing/test-server';

// Loaded before any test freezes the clock.
await Promise.all([
  import('@karigar/client/qr/qr-code.tsx'),
  import('./rating-screen.tsx'),
  import('./cancel-sheet.tsx'),
  import('./reschedule-sheet.tsx'),
]);

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const asked = (id: number, name: string, rupees: number): BookingAddOn => ({
  id,
  addOnId: id,
  name,
  price: paise(rupees * 100),
  quantity: 1,
  amount: paise(rupees * 100),
  status: 'pending',
});
const PIPE = asked(91, 'Drain pipe replacement', 399);
const CAPACITOR = asked(92, 'Capacitor replacement', 649);

const cancelRow = () =>
  all('main button').find(({ innerText }) => innerText.includes('Cancel booking'));

/** These texts are on the screen, in this order. */
const expectInOrder = (...texts: readonly string[]) => {
  const places = texts.map((text) => words().indexOf(text));
  expect(places, words()).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

onStage({ as: 'customer' });

describe('a booking before the work', () => {
  it('shows the serviceman, the agreed time and the contact buttons before the work', async () => {
    play(aCustomerBooking('assigned'));
    await show();
    expect(words()).toContain('Suresh has the job Expected in Baner at 10:42 am 12 min');
    const who = one('section[aria-label="Who comes"]');
    expect(who.innerText).toContain('Suresh P.');
    expect(who.innerText).toMatch(/4\.8\s*·\s*1,284 jobs/);
    buttonNamed('Chat').click();
    await settle();
    expect(one('[data-opened]').dataset['state']).toBe('{"bookingId":7,"mainId":9007}');
  });

  it('claims no position: names the agreed day and draws no way', async () => {
    play(aCustomerBooking('assigned', { scheduledAt: NOW + 3 * DAY }));
    await show();
    expect(words()).toContain('Suresh has the job Expected in Baner on Wednesday, 18 Nov 2026');
    expect(all('main svg path[class*=way], main svg path[class*=road]')).toHaveLength(0);
  });

  it('shows past steps with their times, the current step and the next steps', async () => {
    play(aCustomerBooking('assigned'));
    await show();
    const steps = all('ol li').map((step) => step.innerText.replaceAll(/\s+/g, ' ').trim());
    expect(steps).toEqual([
      'Booked 7:30 am',
      'Suresh accepted 8:30 am',
      'Work starts',
      'Work ends',
      'Completed',
    ]);
    expect(one('[aria-current=step]').innerText).toContain('Suresh accepted');
  });

  it('hides the serviceman until the booking is assigned', async () => {
    play(
      aCustomerBooking(
        'requested',
        { servicemanName: '' },
        { serviceman: null, completionCode: null },
      ),
    );
    await show();
    expect(words()).toContain('Nobody has taken it yet');
    expect(all('section[aria-label="Who comes"]')).toHaveLength(0);
  });

  it('cancels a booking with a reason, once, however often the button is pressed', async () => {
    const { server, becomes } = play(aCustomerBooking('assigned'));
    const { answer, arrive } = onItsWay();
    server.on(cancelBooking, answer);
    await show();
    cancelRow()?.click();
    await settle();
    await appears('[role=dialog]');
    expect(words()).toContain('Cancelling is free until 11:30 am.');
    const confirm = () => all('[role=dialog] button').at(-1)?.click();
    confirm();
    await settle();
    expect(one('[role=dialog]').innerText).toContain('Please choose a reason.');
    all('[role=dialog] input[type=radio]')[0]?.click();
    await settle();
    confirm();
    confirm();
    await settle();
    expect(server.asked(cancelBooking).map(({ fields }) => fields.get('why'))).toEqual(['1']);
    becomes(aCustomerBooking('cancelled'));
    arrive(reply(cancelBooking, null));
    await settle();
    await settle();
    expect(words()).toContain('This booking is cancelled. Nothing is charged.');
    expect(all('[role=dialog]')).toHaveLength(0);
  });

  it('moves a booking to a time at which the serviceman is free, once the customer chose one', async () => {
    const { server, becomes } = play(aCustomerBooking('assigned'));
    const free = NOW + 24 * 60 * MINUTE;
    server.on(listNewSlots, () =>
      reply(listNewSlots, [
        { at: free - 60 * MINUTE, isFree: false },
        { at: free, isFree: true },
      ]),
    );
    server.on(rescheduleBooking, () => reply(rescheduleBooking, null));
    await show();
    await press('Change time', '[role=dialog]');
    await settle();
    expect(words()).toContain('Suresh keeps the job.');
    const confirm = () => all('[role=dialog] button').at(-1)?.click();
    confirm();
    await settle();
    expect(words()).toContain('Please choose a time.');
    const times = all('[role=dialog] section button');
    expect(times.map((time) => time.matches(':disabled'))).toEqual([true, false]);
    times[1]?.click();
    await settle();
    becomes(aCustomerBooking('assigned', { scheduledAt: free }));
    confirm();
    await settle();
    await settle();
    expect(server.asked(rescheduleBooking).map(({ fields }) => fields.get('slot'))).toEqual([
      '2026-11-16 10:30:00',
    ]);
    expect(words()).toContain('Expected in Baner on Monday, 16 Nov 2026');
  });

  it('says before a late cancellation what it costs, and sends the price that was read', async () => {
    const mine = { ...aCustomerBooking('assigned'), cancelCharge: paise(199_00) };
    const { server, becomes } = play(mine);
    server.on(cancelBooking, () => reply(cancelBooking, null));
    await show();
    expect(words()).toContain('Costs ₹199.00 now');
    cancelRow()?.click();
    await settle();
    await appears('[role=dialog]');
    expect(words()).toContain('Cancelling costs ₹199.00 now');
    expect(words()).not.toContain('Cancelling is free');
    all('[role=dialog] input[type=radio]')[0]?.click();
    await settle();
    becomes(
      aCustomerBooking('cancelled', { visitCharge: paise(199_00) }, { isCancelledLate: true }),
    );
    buttonNamed('Cancel for ₹199.00').click();
    await settle();
    await settle();
    expect(server.asked(cancelBooking).map(({ fields }) => fields.get('charge'))).toEqual([
      '199.00',
    ]);
    expect(words()).toContain('You cancelled this booking late. ₹199.00 is due for the visit.');
    expect(words()).not.toContain('Nobody was home');
  });
});

describe('a booking during the work', () => {
  it('[ADD-08] asks the customer to approve each proposed add-on, and shows the new total', async () => {
    const { server, becomes } = play(aCustomerBooking('started', { addOns: [PIPE, CAPACITOR] }));
    server.on(answerAddOn, () => reply(answerAddOn, null));
    await show();
    expect(words()).toContain('Suresh asks to add');
    expect(words()).toContain('Bill becomes ₹2,347.00');
    await press('Approve: Drain pipe replacement', '[role=alertdialog]');
    expect(words()).toContain('Approve Drain pipe replacement for ₹399.00?');
    expect(server.count(answerAddOn)).toBe(0);
    all('[role=alertdialog] button').at(-1)?.click();
    becomes(aCustomerBooking('started', { addOns: [{ ...PIPE, status: 'accepted' }, CAPACITOR] }));
    await settle();
    await settle();
    expect(words()).not.toContain('Approve: Drain');
    buttonNamed('Reject').click();
    becomes(
      aCustomerBooking('started', {
        addOns: [
          { ...PIPE, status: 'accepted' },
          { ...CAPACITOR, status: 'rejected' },
        ],
      }),
    );
    await settle();
    await settle();
    const sent = server.asked(answerAddOn);
    expect(sent.map(({ fields }) => [fields.get('id'), fields.get('answer')])).toEqual([
      ['91', '1'],
      ['92', '2'],
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(words()).not.toContain('asks to add');
    expect(words()).toContain('Not approved: Capacitor replacement');
    expect(one('dl:last-of-type').closest('main')?.innerText).toContain('₹1,698.00');
  });

  it('[ADD-08] approves all add-ons at once, and stops when the connection is cut', async () => {
    const { server } = play(aCustomerBooking('started', { addOns: [PIPE, CAPACITOR] }));
    server.on(answerAddOn, (fields) =>
      fields.get('id') === '91' ? reply(answerAddOn, null) : broken(),
    );
    await show();
    buttonNamed('Approve all').click();
    await settle();
    await settle();
    expect(server.count(answerAddOn)).toBe(2);
    expect(toasts.takeAll()).toHaveLength(1);
  });

  it('shows the completion code by a tap, after the work at once, and as a QR code that is valid for this booking only', async () => {
    const { becomes } = play(aCustomerBooking('started'));
    await show();
    expect(words()).toContain('Share only when the work is done.');
    expect(all('[role=img][aria-label="7 3 0 1 9 6"]')).toHaveLength(0);
    await press('Show OTP', '[role=img]');
    becomes(aCustomerBooking('ended'));
    clearScreen();
    await show();
    expect(one('[role=img][aria-label="7 3 0 1 9 6"]').innerText.replaceAll(/\s/g, '')).toBe(
      '730196',
    );
    await press('Show QR code', 'svg[role=img] path');
    const drawn = one('svg[aria-label="Your completion OTP as a QR code"] path');
    const runs = [...(drawn.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)];
    const dark = new Set(
      runs.flatMap(([, x, y, length]) =>
        Array.from({ length: Number(length) }, (_, at) => `${Number(x) + at} ${y}`),
      ),
    );
    const { data } = encode(writeCompletionQr(7, '730196'), { ecc: 'M', border: 4 });
    const squares = data.flatMap((row, y) =>
      row.map((isDark, x) => [`${x} ${y}`, isDark] as const),
    );
    expect(squares.filter(([at, isDark]) => dark.has(at) !== isDark)).toEqual([]);
  });

  it('warns when the serviceman’s phone has been silent for long', async () => {
    const { becomes } = play(
      aCustomerBooking(
        'started',
        {},
        { serviceman: { ...aServiceman, lastHeardAt: NOW - 25 * MINUTE } },
      ),
    );
    await show();
    expect(words()).toContain('Suresh’s phone was last online at 10:05 am.');
    becomes(aCustomerBooking('started'));
    await settle(5100);
    expect(words()).not.toContain('last heard');
  });

  it('shows the amount before the completion code once the work has ended, and how to pay it', async () => {
    const total = { totalAfterEnd: paise(169_800) };
    const { server } = play(aCustomerBooking('ended', total, { paid: paise(49_800) }));
    await show();
    expectInOrder(
      'To pay Suresh ₹1,200.00',
      'Pay Suresh in cash.',
      'Completion OTP',
      'Bill summary',
    );
    clearScreen();
    server.on(getUpiRequest, () => reply(getUpiRequest, { isOffered: true, waiting: null }));
    await show();
    expectInOrder('₹1,200.00', 'Pay Suresh in cash, or scan the UPI code on Suresh’s phone.');
  });

  it('updates without a reload: after the code the amount stays first, then tip, then the rating by a tap', async () => {
    const { becomes } = play(aCustomerBooking('ended'));
    await show();
    expect(words()).toContain('OTP pending');
    const completed = aCustomerBooking('completed', { totalAfterEnd: paise(129_900) });
    becomes(completed);
    await settle(5100);
    expectInOrder('To pay Suresh ₹1,299.00', 'Pay Suresh in cash.', 'Rate Suresh');
    // Nothing covers the amount.
    expect(all('textarea')).toHaveLength(0);
    expect(words()).not.toContain('a tip in cash');
    becomes({
      ...completed,
      booking: { ...completed.booking, paymentStatus: 'paid' },
      paid: paise(129_900),
      may: { ...completed.may, tip: true },
    });
    await settle(5100);
    expect(words()).not.toContain('To pay');
    // The panel of the tip is loaded later.
    await vi.waitFor(() => expectInOrder('₹1,299.00 Paid', 'a tip in cash', 'Rate Suresh'));
    expect(all('textarea')).toHaveLength(0);
    await press('Rate Suresh', 'textarea');
    expect(one('h1').innerText).toBe('How was Suresh’s work?');
    buttonNamed('Skip').click();
    await settle();
    await vi.waitFor(() => expect(one('h1').innerText).toBe('KRG-48207'));
  });

  it('reports that the completion code is used up', async () => {
    play(aCustomerBooking('ended', {}, { completionCode: null }));
    await show();
    expect(words()).toContain('Your OTP does not work any more.');
  });
});

describe('the customer booking screen', () => {
  it.each(['assigned', 'started', 'ended', 'completed'] as const)(
    'the customer booking screen fits the smallest phone with large text while %s',
    async (state) => {
      const mine = aCustomerBooking(state, { addOns: [PIPE, CAPACITOR] });
      const days = 3 * 24 * 60 * MINUTE;
      const steps = mine.steps.map(({ step, at }) => ({
        step,
        at: at === null ? null : at - days,
      }));
      play({ ...mine, steps });
      await show({ width: 320, text: '200%' });
      expect(document.documentElement.scrollWidth).toBe(320);
    },
  );

  it('reports that a booking belongs to another customer', async () => {
    const server = playServer();
    server.on(getMyBooking, () =>
      Response.json({
        success: false,
        code: 'booking.not-found',
        message: 'Booking not found.',
        data: null,
      }),
    );
    await show();
    expect(words()).toContain('Booking not found');
    expect(one('main a').getAttribute('href')).toBe('/booking');
  });

  it('offers a retry when the booking does not load, and keeps it when a later read fails', async () => {
    const server = playServer();
    server.on(getMyBooking, broken);
    await show();
    expect(one('main [role=alert]').innerText).toContain("Couldn't load the booking.");
    server.on(getMyBooking, () => reply(getMyBooking, aCustomerBooking('started')));
    buttonNamed('Try again').click();
    await settle();
    expect(words()).toContain('Work started');
    server.on(getMyBooking, broken);
    await settle(5100);
    expect(words()).toContain('Could not refresh.');
    expect(words()).toContain('Work started');
  });

  it('shows payment and receipt once the booking is paid', async () => {
    play(
      aCustomerBooking(
        'completed',
        { paymentStatus: 'paid', totalAfterEnd: paise(129_900) },
        { hasReceipt: true, paid: paise(129_900) },
      ),
    );
    await show();
    expect(words()).toContain('Paid');
    expect(buttonNamed('Receipt')).toBeTruthy();
  });
});

import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { writeCompletionQr } from '@karigar/domain/bookings/completion-qr';
import { paise } from '@karigar/domain/money';
import { describe, expect, it, vi } from 'vitest';
import { encode } from 'uqr';
import { toasts } from '#platform/toast/toasts';
import { appears, play, press, show } from '#testing/customer-booking-stage';
import { aFollowed, aMan } from '#testing/my-bookings';
import { all, buttonNamed, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, onItsWay, playServer, reply } from '#testing/test-server';

// Before any test holds the clock.
await Promise.all([
  import('#platform/qr/qr-code.tsx'),
  import('./rating-screen.tsx'),
  import('./cancel-sheet.tsx'),
  import('./reschedule-sheet.tsx'),
]);

const MINUTE = 60_000;

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

onStage({ as: 'customer' });

describe('a booking before the work', () => {
  it('says who comes, when it was agreed, and how to reach him', async () => {
    play(aFollowed('assigned'));
    await show();
    expect(words()).toContain('Suresh is coming Expected in Baner at 10:42 am 12 min');
    const who = one('section[aria-label="Who comes"]');
    expect(who.innerText).toContain('Suresh P.');
    expect(who.innerText).toMatch(/4\.8\s*·\s*1,284 jobs/);
    buttonNamed('Chat').click();
    await settle();
    expect(one('[data-opened]').dataset['state']).toBe('{"bookingId":7,"mainId":9007}');
  });

  it('shows the steps: what was with its time, what is, what comes', async () => {
    play(aFollowed('assigned'));
    await show();
    const steps = all('ol li').map((step) => step.innerText.replaceAll(/\s+/g, ' ').trim());
    expect(steps).toEqual([
      'Booked 7:30 am',
      'Suresh accepted 8:30 am',
      'Work starts',
      'Work ends',
      'OTP and done',
    ]);
    expect(one('[aria-current=step]').innerText).toContain('Suresh accepted');
  });

  it('names nobody while nobody has it', async () => {
    play(
      aFollowed('requested', { servicemanName: '' }, { serviceman: null, completionCode: null }),
    );
    await show();
    expect(words()).toContain('We are finding someone');
    expect(all('section[aria-label="Who comes"]')).toHaveLength(0);
  });

  it('is cancelled for a reason, once, however often it is pressed', async () => {
    const { server, becomes } = play(aFollowed('assigned'));
    const { answer, arrive } = onItsWay();
    server.on(cancelBooking, answer);
    await show();
    await press('Cancel booking', '[role=dialog]');
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
    becomes(aFollowed('cancelled'));
    arrive(reply(cancelBooking, null));
    await settle();
    await settle();
    expect(words()).toContain('This booking is cancelled. Nothing is charged.');
    expect(all('[role=dialog]')).toHaveLength(0);
  });

  it('changes to a time at which he is free, once she has chosen one', async () => {
    const { server, becomes } = play(aFollowed('assigned'));
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
    const times = all('[role=dialog] [role=group]').at(-1)?.querySelectorAll('button');
    expect([...(times ?? [])].map(({ disabled }) => disabled)).toEqual([true, false]);
    times?.[1]?.click();
    await settle();
    becomes(aFollowed('assigned', { scheduledAt: free }));
    confirm();
    await settle();
    await settle();
    expect(server.asked(rescheduleBooking).map(({ fields }) => fields.get('slot'))).toEqual([
      '2026-11-16 10:30:00',
    ]);
    expect(words()).toContain('Expected in Baner on 16 Nov 2026');
  });

  it('says when it is too late to cancel', async () => {
    const mine = aFollowed('assigned');
    play({ ...mine, may: { ...mine.may, cancel: false } });
    await show();
    expect(words()).toContain('It is too late to cancel here.');
    expect(words()).not.toContain('Cancel booking');
  });
});

describe('the work', () => {
  it('[ADD-08] asks for her yes to what he would add, each by itself, and says what the bill becomes', async () => {
    const { server, becomes } = play(aFollowed('started', { addOns: [PIPE, CAPACITOR] }));
    server.on(answerAddOn, () => reply(answerAddOn, null));
    await show();
    expect(words()).toContain('Suresh asks to add');
    expect(words()).toContain('Bill becomes ₹2,347.00');
    buttonNamed('Approve: Drain pipe replacement').click();
    becomes(aFollowed('started', { addOns: [{ ...PIPE, status: 'accepted' }, CAPACITOR] }));
    await settle();
    await settle();
    expect(words()).not.toContain('Approve: Drain');
    buttonNamed('Reject').click();
    becomes(
      aFollowed('started', {
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

  it('[ADD-08] answers all at once, and stops where the line breaks', async () => {
    const { server } = play(aFollowed('started', { addOns: [PIPE, CAPACITOR] }));
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

  it('shows her code large, and as a QR code that is good for this booking only', async () => {
    play(aFollowed('started'));
    await show();
    expect(one('[role=img][aria-label="7 3 0 1 9 6"]').innerText.replaceAll(/\s/g, '')).toBe(
      '730196',
    );
    expect(words()).toContain('Share only when the work is done.');
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

  it('says honestly when his phone has not been heard for long', async () => {
    const { becomes } = play(
      aFollowed('started', {}, { serviceman: { ...aMan, lastHeardAt: NOW - 25 * MINUTE } }),
    );
    await show();
    expect(words()).toContain('Suresh’s phone was last heard at 10:05 am.');
    becomes(aFollowed('started'));
    await settle(5100);
    expect(words()).not.toContain('last heard');
  });

  it('follows it without a reload, and asks how it was when the code has closed it', async () => {
    const { becomes } = play(aFollowed('ended'));
    await show();
    expect(words()).toContain('OTP pending');
    becomes(aFollowed('completed'));
    await settle(5100);
    await appears('textarea');
    expect(one('h1').innerText).toBe('How was Suresh’s work?');
    buttonNamed('Skip').click();
    await settle();
    await vi.waitFor(() => expect(one('h1').innerText).toBe('KRG-48207'));
    expect(words()).toContain('Rate Suresh');
  });

  it('says when her code is spent', async () => {
    play(aFollowed('ended', {}, { completionCode: null }));
    await show();
    expect(words()).toContain('Your OTP does not work any more.');
  });
});

describe('the screen', () => {
  it.each(['assigned', 'started'] as const)(
    'is as wide as the smallest phone with large text while %s',
    async (state) => {
      const mine = aFollowed(state, { addOns: [PIPE, CAPACITOR] });
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

  it('says that a booking is not hers', async () => {
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

  it('offers another try when it does not come, and keeps what it has when a later read fails', async () => {
    const server = playServer();
    server.on(getMyBooking, broken);
    await show();
    expect(one('main [role=alert]').innerText).toContain('Could not load the booking');
    server.on(getMyBooking, () => reply(getMyBooking, aFollowed('started')));
    buttonNamed('Try again').click();
    await settle();
    expect(words()).toContain('Work started');
    server.on(getMyBooking, broken);
    await settle(5100);
    expect(words()).toContain('Could not refresh.');
    expect(words()).toContain('Work started');
  });

  it('shows payment and receipt once it is paid', async () => {
    play(
      aFollowed(
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

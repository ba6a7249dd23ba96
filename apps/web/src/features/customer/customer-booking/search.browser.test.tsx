import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { describe, expect, it } from 'vitest';
import { play, press, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { reply } from '#testing/test-server';

// Loaded before any test freezes the clock.
await Promise.all([
  import('./cancel-sheet.tsx'),
  import('./reschedule-sheet.tsx'),
  import('./search-panel.tsx'),
]);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onStage({ as: 'customer' });

const searched = (state: 'requested' | 'offered' | 'refused') =>
  aCustomerBooking(state, { servicemanName: '', scheduledAt: NOW + 5 * DAY });
const steps = () => all('ol li').map((step) => step.innerText.replaceAll(/\s+/g, ' ').trim());

describe('a booking that nobody has accepted', () => {
  it('says what happens next and by when, while servicemen are asked', async () => {
    play(searched('offered'));
    await show();
    await expect.poll(words).toContain('Nobody has taken it yet Your booking stands.');
    expect(steps()).toEqual([
      'Booked 7:30 am',
      'We ask people near you In their working hours, until 20 Nov 2026, 9:30 am.',
      'If still nobody: our team looks Until 20 Nov 2026, 10:00 am. If nobody can come, the booking is cancelled free of charge.',
      'Visit on Friday 20 Nov, 10:30 am',
    ]);
    expect(one('[aria-current=step]').innerText).toContain('We ask people near you');
    expect(all('section[aria-label="Who comes"]')).toHaveLength(0);
  });

  it('says that the team is looking, and until when, in English and in Hindi', async () => {
    play(searched('refused'));
    await show();
    expect(steps()[1]).toBe('We asked people near you');
    expect(one('[aria-current=step]').innerText).toContain('Our team is looking for someone');
    expect(words()).toContain('Until 20 Nov 2026, 10:00 am.');
    expect(words()).toContain('Finding someone');
    await show({ locale: 'hi' });
    expect(words()).toContain('अभी कोई तय नहीं हुआ');
    expect(one('[aria-current=step]').innerText).toContain('हमारी टीम किसी को ढूँढ रही है');
  });

  it.each(['requested', 'offered', 'refused'] as const)(
    'can be moved to another time while %s',
    async (state) => {
      const { server } = play(searched(state));
      const free = NOW + 6 * DAY;
      server.on(listNewSlots, () => reply(listNewSlots, [{ at: free, isFree: true }]));
      server.on(rescheduleBooking, () => reply(rescheduleBooking, null));
      await show();
      await press('Choose another time', '[role=dialog]');
      await settle();
      all('[role=dialog] section button')[0]?.click();
      await settle();
      all('[role=dialog] button').at(-1)?.click();
      await settle();
      expect(server.asked(rescheduleBooking)).toHaveLength(1);
    },
  );

  it('can be cancelled free of charge', async () => {
    const { server } = play(searched('refused'));
    server.on(cancelBooking, () => reply(cancelBooking, null));
    await show();
    await press('Cancel free', '[role=dialog]');
    expect(words()).toContain('Cancelling is free.');
  });

  it('says after a give-back that the serviceman cannot come', async () => {
    const mine = searched('requested');
    play({ ...mine, search: mine.search && { ...mine.search, isAgain: true } });
    await show();
    expect(words()).toContain('The serviceman cannot come Your booking stands.');
    expect(steps().join()).not.toContain('accepted');
  });

  it('apologises after the customer asked for somebody else', async () => {
    const mine = searched('requested');
    const search = mine.search && { ...mine.search, isAgain: true, isReplaced: true };
    play({ ...mine, search });
    await show();
    expect(words()).toContain('We are looking for somebody else We are sorry about this visit.');
    expect(words()).not.toContain('The serviceman cannot come');
  });

  it('says honestly when nobody came, and that nothing is charged', async () => {
    play(
      aCustomerBooking(
        'cancelled',
        { servicemanName: '' },
        {
          serviceman: null,
          search: {
            kind: 'nobody-came',
            until: null,
            helpUntil: null,
            isAgain: false,
            isReplaced: false,
          },
        },
      ),
    );
    await show();
    expect(words()).toContain(
      'Nobody could come, so this booking is cancelled. We are sorry. Nothing is charged.',
    );
    // Somebody without a name is not shown as one.
    expect(steps()[1]).toBe('Accepted 8:30 am');
    expect(words()).not.toContain('Choose another time');
  });
});

import type { Checklist } from '@karigar/contract/bookings/checklist';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { expect, it } from 'vitest';
import { aCustomerBooking } from '#testing/my-bookings';
import { NOW, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { CustomerBookingScreen } from './index.ts';

onStage({ as: 'customer' });

const item = { unit: '', isRequired: true };
const DONE: Checklist = {
  items: [
    { ...item, id: 1, kind: 'step', name: 'Power off at the switch', value: '1' },
    { ...item, id: 2, kind: 'reading', name: 'Current', unit: 'A', value: '6.4' },
    { ...item, id: 3, kind: 'step', name: 'Coil washed', value: null },
  ],
  reason: 'not-wanted',
  savedAt: NOW,
};

const show = async (state: BookingState, checklist: Checklist) => {
  const mine = aCustomerBooking(state, { checklist });
  playServer().on(getMyBooking, () => reply(getMyBooking, mine));
  await showScreen(CustomerBookingScreen, '/booking/7', { pattern: '/booking/:id' });
};

it('after the work shows steps, readings and what was left out', async () => {
  await show('completed', DONE);
  expect(words()).toContain(
    'What was done Power off at the switch Left out at your wish: Coil washed Current 6.4 A',
  );
});

it('shows nothing during the work, and nothing that was never saved', async () => {
  await show('started', DONE);
  expect(words()).not.toContain('What was done');
  await show('completed', { ...DONE, savedAt: null });
  expect(words()).not.toContain('What was done');
});

import { dayOf } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { play, press, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, buttonNamed, NOW, one, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';

// Loaded before any test freezes the clock.
await Promise.all([import('./cancel-sheet.tsx'), import('./reschedule-sheet.tsx')]);

onStage({ as: 'customer' });

const DAY = 86_400_000;
const FILTER = {
  id: 91,
  addOnId: 91,
  name: 'Filter',
  price: paise(399_00),
  quantity: 1,
  amount: paise(399_00),
  status: 'pending',
} as const;

/** How many lines a button's words take. */
const linesOf = (button: HTMLElement): number => {
  const label = button.querySelector('span:last-child') ?? button;
  const range = document.createRange();
  range.selectNodeContents(label);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

describe('a booking of a customer', () => {
  it('says why the work is on hold', async () => {
    play(
      aCustomerBooking('held', { heldUntil: dayOf(NOW + DAY), holdReason: 'Spare part needed' }),
    );
    await show();
    expect(one('[aria-current=step]').innerText).toMatch(
      /On hold until 16 Nov 2026[^]*Spare part needed/,
    );
  });

  it('keeps saying until when cancelling is free', async () => {
    play(aCustomerBooking('assigned'));
    await show();
    expect(all('main button').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '))).toContain(
      'Cancel booking Free until 11:30 am',
    );
  });

  it('offers another time by weekday, with the slots of a new booking', async () => {
    play(aCustomerBooking('assigned'));
    await show();
    await press('Change time', '[role=dialog] [role=group]');
    const days = all('[role=dialog] [role=group] button').map(({ innerText }) => innerText);
    expect(days[0]).toMatch(/^Today/);
    expect(days[1]).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/);
  });

  it('breaks no word on the buttons of an add-on at 320 pixels', async () => {
    play(aCustomerBooking('started', { addOns: [FILTER] }));
    await show({ width: 320 });
    expect(words()).toContain('Bill becomes');
    expect([linesOf(buttonNamed('Reject')), linesOf(buttonNamed('Approve'))]).toEqual([1, 1]);
  });
});

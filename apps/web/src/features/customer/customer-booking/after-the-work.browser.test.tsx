import { describe, expect, it } from 'vitest';
import { play, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';

const MINUTE = 60_000;

onStage({ as: 'customer' });

describe('promises of a booking', () => {
  it('shows the warranty of ended work with its last day, and leads to help about the booking', async () => {
    const coveredUntil = NOW + 30 * 24 * 60 * MINUTE;
    play(aCustomerBooking('completed', {}, { coveredUntil }));
    await show();
    expect(words()).toContain('Warranty until 15 Dec 2026 The same fault again?');
    const row = all('button').find(({ innerText }) => innerText.includes('Warranty until'));
    row?.click();
    await settle();
    expect(one('[data-opened]').innerText).toBe('/help');
    expect(one('[data-opened]').dataset['state']).toBe('{"bookingId":7,"mainId":9007}');
  });

  it('shows no warranty where there is none', async () => {
    play(aCustomerBooking('completed'));
    await show();
    expect(words()).not.toContain('Warranty');
  });

  it.each([
    [true, 'You pay after the work, in cash or by UPI.'],
    [false, 'You pay after the work, in cash.'],
  ])('names UPI only where it is accepted: %s', async (takesUpi, said) => {
    play(aCustomerBooking('assigned', { totalAfterEnd: null }, { takesUpi }));
    await show();
    expect(words()).toContain(said);
  });
});

import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { claimWarranty } from '@karigar/contract/warranty/claim-warranty';
import { listRevisitSlots } from '@karigar/contract/warranty/list-revisit-slots';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { appears, play, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, buttonNamed, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { reply } from '#testing/test-server';

// Loaded before any test freezes the clock.
await import('./claim-sheet.tsx');

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

  it('a covered booking takes a claim once there are words and a time, and sends both', async () => {
    const done = aCustomerBooking('completed', {}, { coveredUntil: NOW + 30 * 24 * 60 * MINUTE });
    const { server } = play({ ...done, may: { ...done.may, claim: true } });
    server.on(listRevisitSlots, () =>
      reply(listRevisitSlots, [{ at: NOW + 24 * 60 * MINUTE, isFree: true }]),
    );
    server.on(claimWarranty, () =>
      reply(claimWarranty, { bookingId: 8, orderId: 9, bookingNo: 'K-8' }),
    );
    await show();
    all('button')
      .find(({ innerText }) => innerText.includes('Warranty until'))
      ?.click();
    await appears('[role=dialog]');
    await settle();
    const ask = async () => {
      buttonNamed('Ask for the visit').click();
      await settle();
    };
    await ask();
    expect(words()).toContain('Please write in a few words what is wrong.');
    await userEvent.fill(one('[role=dialog] textarea'), 'The tap drips again');
    await ask();
    expect(words()).toContain('Please choose a time.');
    all('[role=dialog] section button').at(-1)?.click();
    await settle();
    await ask();
    expect(server.asked(claimWarranty)[0]?.fields.get('words')).toBe('The tap drips again');
  });

  it('an open visit under the warranty is shown instead, and leads there', async () => {
    const revisit = { bookingId: 8, at: NOW, isOpen: true };
    const { server } = play(
      aCustomerBooking('completed', {}, { coveredUntil: NOW + 24 * 60 * MINUTE, revisit }),
    );
    await show();
    expect(words()).not.toContain('Warranty until');
    all('button')
      .find(({ innerText }) => innerText.includes('Somebody comes again on'))
      ?.click();
    await settle();
    expect(server.asked(getMyBooking).at(-1)?.fields.get('bookingId')).toBe('8');
  });

  it('a visit under the warranty says that it is free, with the words of the claim', async () => {
    play(aCustomerBooking('assigned', { revisit: { of: 'K-7', words: 'It drips' } }));
    await show();
    expect(words()).toContain('Warranty visit for booking K-7');
    expect(words()).toContain('You wrote: It drips');
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

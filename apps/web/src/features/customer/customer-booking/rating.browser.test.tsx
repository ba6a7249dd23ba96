import { rateBooking } from '@karigar/contract/customer-bookings/rate-booking';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { play, press, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, buttonNamed, clearScreen, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { reply } from '#testing/test-server';

// Loaded before any test freezes the clock.
await import('./rating-screen.tsx');

onStage({ as: 'customer' });

describe('a rating', () => {
  const completed = aCustomerBooking('completed');

  it('a rating needs stars, takes tags and text, and is final afterwards', async () => {
    const { server, becomes } = play(completed);
    server.on(rateBooking, () => reply(rateBooking, null));
    await show();
    await press('Rate Suresh', 'textarea');
    buttonNamed('Submit').click();
    await settle();
    expect(words()).toContain('Please choose the stars.');
    expect(server.count(rateBooking)).toBe(0);
    one('input[aria-label="4 of 5 stars"]').click();
    await settle();
    expect(words()).toContain('Good');
    buttonNamed('On time').click();
    await settle();
    buttonNamed('Neat work').click();
    await userEvent.fill(one('textarea'), ' Very neat. ');
    await settle();
    becomes({
      ...completed,
      rating: { stars: 4, tags: ['on-time', 'neat-work'], words: 'Very neat.' },
      may: { ...completed.may, rate: false },
    });
    buttonNamed('Submit').click();
    await settle();
    await settle();
    const [sent] = server.asked(rateBooking);
    expect(sent?.fields.get('stars')).toBe('4');
    expect(sent?.fields.get('tags')).toBe('on-time,neat-work');
    expect(sent?.fields.get('words')).toBe('Very neat.');
    expect(one('section[aria-label="Your rating"]').innerText).toContain('On time · Neat work');
    expect(words()).not.toContain('Rate Suresh');
  });

  it('a rating of one or two stars asks what went wrong, and praises nothing', async () => {
    const { server } = play(completed);
    server.on(rateBooking, () => reply(rateBooking, null));
    await show();
    await press('Rate Suresh', 'textarea');
    buttonNamed('Neat work').click();
    await settle();
    one('input[aria-label="2 of 5 stars"]').click();
    await settle();
    expect(words()).not.toContain('Neat work');
    expect((one('textarea') as HTMLTextAreaElement).placeholder).toBe('What went wrong?');
    buttonNamed('Submit').click();
    await vi.waitFor(() => expect(server.count(rateBooking)).toBe(1));
    expect(server.asked(rateBooking)[0]?.fields.get('tags') ?? '').toBe('');
  });

  it('a rating survives a reload until it is sent', async () => {
    const { server } = play(completed);
    server.on(rateBooking, () => reply(rateBooking, null));
    await show();
    await press('Rate Suresh', 'textarea');
    one('input[aria-label="4 of 5 stars"]').click();
    await settle();
    buttonNamed('Neat work').click();
    await userEvent.fill(one('textarea'), 'Very neat.');
    clearScreen();
    await show();
    await press('Rate Suresh', 'textarea');
    expect((one('textarea') as HTMLTextAreaElement).value).toBe('Very neat.');
    buttonNamed('Submit').click();
    await vi.waitFor(() => expect(server.count(rateBooking)).toBe(1));
    expect(server.asked(rateBooking)[0]?.fields.get('tags')).toBe('neat-work');
    await vi.waitFor(() => expect(localStorage.getItem('drafts')).toBeNull());
  });

  it('a rating can be chosen with the arrow keys', async () => {
    play(completed);
    await show({ state: { sheet: 'rate', under: 'x', about: null } });
    if (all('input[type=radio]').length === 0) {
      await press('Rate Suresh', 'textarea');
    }
    one('input[aria-label="3 of 5 stars"]').click();
    one('input[aria-label="3 of 5 stars"]').focus();
    await userEvent.keyboard('{ArrowRight}');
    await settle();
    expect((one('input[aria-label="4 of 5 stars"]') as HTMLInputElement).checked).toBe(true);
  });
});

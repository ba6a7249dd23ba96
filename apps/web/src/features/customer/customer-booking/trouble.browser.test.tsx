import { getSupport } from '@karigar/contract/help/get-support';
import { reportPerson } from '@karigar/contract/contact/report-person';
import { listNewSlots } from '@karigar/contract/orders/list-new-slots';
import { replaceServiceman } from '@karigar/contract/visit-problems/replace-serviceman';
import { expect, it, vi } from 'vitest';
import { play, press, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, buttonNamed, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { onItsWay, reply } from '#testing/test-server';

// Loaded before any test freezes the clock.
await Promise.all([
  import('./cancel-sheet.tsx'),
  import('./reschedule-sheet.tsx'),
  import('#entities/contact/report-sheet.tsx'),
]);

const MINUTE = 60_000;

onStage({ as: 'customer' });

const overdue = () =>
  aCustomerBooking('assigned', { scheduledAt: NOW - 15 * MINUTE }, { trouble: 'overdue' });

it('an overdue visit: somebody else is asked once, however often the button is pressed', async () => {
  const { server, becomes } = play(overdue());
  const { answer, arrive } = onItsWay();
  server.on(replaceServiceman, answer);
  await show();
  // Its part of the screen is loaded on demand.
  await vi.waitFor(() =>
    expect(words()).toContain('Suresh has not come yet and has not told us why. We are sorry.'),
  );
  expect(words()).not.toContain('Suresh has the job');
  buttonNamed('Send somebody else').click();
  buttonNamed('Send somebody else').click();
  await settle();
  expect(server.count(replaceServiceman)).toBe(1);
  const next = aCustomerBooking('requested', { servicemanName: '' });
  becomes({ ...next, search: next.search && { ...next.search, isReplaced: true } });
  arrive(reply(replaceServiceman, null));
  await settle();
  await settle();
  expect(words()).toContain('We are looking for somebody else');
});

it('an overdue visit can be moved, and somebody else comes then', async () => {
  const { server } = play(overdue());
  server.on(listNewSlots, () => reply(listNewSlots, [{ at: NOW + 120 * MINUTE, isFree: true }]));
  await show();
  await press('Choose another time', '[role=dialog]');
  await settle();
  expect(words()).toContain('Somebody else will come.');
  expect(words()).not.toContain('keeps the job');
});

it('an overdue visit can be cancelled free of charge', async () => {
  play(overdue());
  await show();
  await press('Cancel free', '[role=dialog]');
  expect(words()).toContain('Cancelling is free.');
});

it('who feels unsafe reports it without writing, and is offered to end the visit and to call 112', async () => {
  const { server, becomes } = play(aCustomerBooking('assigned'));
  const ticket = { ticketNo: 'T-1042', acknowledgeBy: NOW + 10 * MINUTE, resolveBy: NOW };
  server.on(reportPerson, () => reply(reportPerson, ticket));
  await show();
  expect(all('a[href="tel:112"]')).toHaveLength(0);
  await press('I feel unsafe', '[role=dialog]');
  becomes(aCustomerBooking('assigned', {}, { trouble: 'unsafe' }));
  buttonNamed('Send report').click();
  await settle();
  await settle();
  const [sent] = server.asked(reportPerson);
  expect(sent?.fields.get('reason')).toBe('unsafe');
  expect(sent?.fields.get('words')).toBe('I felt unsafe');
  expect(words()).toContain('Do you still want this visit?');
  expect(words()).not.toContain('Suresh has the job');
  expect(one('a[href="tel:112"]').innerText).toContain('Call 112');
  expect(buttonNamed('Send somebody else')).toBeTruthy();
  expect(buttonNamed('Cancel free')).toBeTruthy();
});

it('who feels unsafe during the work reads that a person looks at it, and cannot cancel alone', async () => {
  play(aCustomerBooking('started', {}, { trouble: 'unsafe' }));
  await show();
  expect(words()).toContain('A person from our team looks at it within 10 minutes.');
  expect(one('a[href="tel:112"]')).toBeTruthy();
  expect(words()).not.toContain('Cancel free');
});

it('the number of our team is on the booking, and first when the visit is in trouble', async () => {
  const { server } = play(overdue());
  server.on(getSupport, () => reply(getSupport, { phone: '18001234567' }));
  await show();
  const places = all('a[href="tel:18001234567"]').map((link) => link.innerText.split('\n')[0]);
  expect(places).toEqual(['Call our team', 'Call our team']);
});

it('after a block there are no contact buttons', async () => {
  const mine = aCustomerBooking('assigned', {}, { trouble: 'unsafe' });
  play({ ...mine, may: { ...mine.may, chat: false, call: false } });
  await show({ locale: 'hi' });
  expect(all('section[aria-label="कौन आएगा"] button')).toHaveLength(0);
  expect(all('section[aria-label] button').length).toBeGreaterThan(0);
});

import { endAlarm } from '@karigar/contract/safety/end-alarm';
import { getAlarm } from '@karigar/contract/safety/get-alarm';
import { raiseAlarm } from '@karigar/contract/safety/raise-alarm';
import { HOLD_MS } from '@karigar/domain/safety/alarm';
import { expect, it } from 'vitest';
import { appears, play, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { all, buttonNamed, NOW, one, settle, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, reply } from '#testing/test-server';

// Loaded before any test freezes the clock.
await import('#entities/contact/sos-sheet.tsx');

onStage({ as: 'customer' });

/** The sheet of a visit that is on, with a server that knows whether there is an alarm. */
const open = async () => {
  const { server } = play(aCustomerBooking('started'));
  let alarm: { alarmId: number; raisedAt: number } | null = null;
  server.on(getAlarm, () => reply(getAlarm, { alarm }));
  server.on(raiseAlarm, () => {
    alarm = { alarmId: 5, raisedAt: NOW };
    return reply(raiseAlarm, { alarmId: 5, dueAt: NOW + 60_000 });
  });
  server.on(endAlarm, () => {
    alarm = null;
    return reply(endAlarm, null);
  });
  await show();
  all('button')
    .find(({ innerText }) => innerText.startsWith('SOS'))
    ?.click();
  await appears('[role=dialog]');
  await settle();
  return server;
};

const hold = async (ms: number) => {
  const button = buttonNamed('Hold to send');
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await settle(ms);
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await settle(2000);
};

it('SOS is sent by holding, not by a touch, and a false alarm is taken back', async () => {
  const server = await open();
  await hold(HOLD_MS / 4);
  expect(server.count(raiseAlarm)).toBe(0);
  await hold(HOLD_MS + 50);
  await settle();
  expect(server.count(raiseAlarm)).toBe(1);
  expect(words()).toContain('Our team knows since');
  buttonNamed('I am safe: false alarm').click();
  await settle();
  await settle();
  expect(server.count(endAlarm)).toBe(1);
  expect(words()).toContain('Hold the button for two seconds.');
});

it('an SOS that does not arrive says so; the SMS with the booking and 112 are there from the beginning', async () => {
  const server = await open();
  const sms = one('a[href^="sms:112"]');
  expect(decodeURIComponent(sms.getAttribute('href') ?? '')).toContain('SOS. I need help.');
  expect(one('a[href="tel:112"]').innerText).toContain('Call 112');
  server.on(raiseAlarm, broken);
  await hold(HOLD_MS + 50);
  await settle();
  expect(words()).toContain('It did not reach us.');
});

it('a visit that is over has no SOS', async () => {
  play(aCustomerBooking('completed'));
  await show();
  expect(words()).not.toContain('SOS');
});

import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { listConsents } from '@karigar/contract/privacy/list-consents';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMessageWorld, type MessageWorld } from '#testing/message-world';

const MINUTE = 60_000;

let world: MessageWorld;
let token: string;
beforeAll(async () => {
  world = await createMessageWorld();
});
beforeEach(async () => {
  await world.begin();
  token = await world.signIn('asha');
});
afterAll(() => world.close());

const allow = (given: 'yes' | 'no' = 'yes') =>
  world.send(changeConsent, { purpose: 'whatsapp', given, version: CONSENT_TEXT }, { token });
const isAllowed = async () => {
  const { body } = await world.send(listConsents, {}, { token });
  const all = body.data as readonly { readonly purpose: string; readonly isGiven: boolean }[];
  return all.find(({ purpose }) => purpose === 'whatsapp')?.isGiven;
};
const channels = async () => (await world.only()).tries.map(({ channel }) => channel);
const report = (id: string, status: string) =>
  world.whatsapp.post(world.base, world.whatsapp.status(id, status));

it('who allowed WhatsApp gets the message there, and Meta’s webhook says that it was read', async () => {
  expect(await isAllowed()).toBe(false);
  await allow();
  await world.notifyAsha('serviceman-assigned');
  await world.work();
  const [sent] = world.whatsapp.sent.slice(-1);
  expect(sent?.text).toContain(`booking ${world.booking.booking_no}`);
  expect(await world.only()).toMatchObject({
    tries: [{ channel: 'whatsapp', state: 'sent', provider: 'whatsapp', providerId: sent?.id }],
  });
  await report(sent?.id ?? '', 'sent');
  expect(await world.only()).toMatchObject({ tries: [{ state: 'sent' }] });
  for (const status of ['read', 'delivered', 'read'])
    expect((await report(sent?.id ?? '', status)).status).toBe(200);
  await world.work();
  expect(await world.only()).toMatchObject({ state: 'reached', tries: [{ state: 'seen' }] });
});

it('who did not allow it, or took it back, gets an SMS', async () => {
  await world.notifyAsha('serviceman-assigned');
  await world.work();
  expect(await channels()).toEqual(['sms']);
  await world.forgetMessages();
  await allow();
  await allow('no');
  await world.notifyAsha('serviceman-assigned');
  await world.work();
  expect(await channels()).toEqual(['sms']);
});

it('a number that is not on WhatsApp gets an SMS at once, whether Meta says so at once or later', async () => {
  await allow();
  world.whatsapp.absent.add(world.phone('asha'));
  await world.notifyAsha('serviceman-assigned');
  await world.work();
  await world.work();
  expect(await channels()).toEqual(['whatsapp', 'sms']);

  await world.forgetMessages();
  world.whatsapp.absent.clear();
  await world.notifyAsha('serviceman-assigned');
  await world.work();
  const [sent] = world.whatsapp.sent.slice(-1);
  const errors = [{ code: 131_026, title: 'Message undeliverable' }];
  const failed = world.whatsapp.status(sent?.id ?? '', 'failed', { errors });
  await world.whatsapp.post(world.base, failed);
  await world.work();
  expect((await world.only()).tries).toMatchObject([
    { channel: 'whatsapp', state: 'failed' },
    { channel: 'sms', state: 'sent' },
  ]);
});

it('what WhatsApp has and does not deliver goes on by SMS when its time is over', async () => {
  await allow();
  world.whatsapp.faults({ cut: 1 });
  await world.notifyAsha('serviceman-assigned');
  await world.work();
  expect((await world.only()).tries).toMatchObject([{ channel: 'whatsapp', state: 'unknown' }]);
  await world.later(5 * MINUTE);
  expect(await channels()).toEqual(['whatsapp', 'sms']);
});

it('who answers STOP takes the consent back', async () => {
  await allow();
  const talk = (from: string, text: string) =>
    world.whatsapp.post(world.base, world.whatsapp.incoming(from, text));
  await talk('919999999999', 'STOP');
  await talk(world.phone('asha'), 'When do you come?');
  expect(await isAllowed()).toBe(true);
  expect((await talk(world.phone('asha'), 'Stop')).status).toBe(200);
  expect(await isAllowed()).toBe(false);
});

it('a webhook needs Meta’s signature, and the address our word', async () => {
  await allow();
  await world.notifyAsha('serviceman-assigned');
  await world.work();
  const [sent] = world.whatsapp.sent.slice(-1);
  const body = world.whatsapp.status(sent?.id ?? '', 'delivered');
  expect((await world.whatsapp.post(world.base, body, 'another secret')).status).toBe(401);
  expect(await world.only()).toMatchObject({ tries: [{ state: 'sent' }] });
  expect((await world.whatsapp.post(world.base, '{"object":"page"}')).status).toBe(200);
  const verified = await world.whatsapp.verify(world.base);
  expect([verified.status, await verified.text()]).toEqual([200, '1158201444']);
  expect((await world.whatsapp.verify(world.base, 'another word')).status).toBe(403);
});

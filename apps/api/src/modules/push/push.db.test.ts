import { logOut } from '@karigar/contract/sign-in/log-out';
import { getPushKey } from '@karigar/contract/push/get-push-key';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { testPush } from '@karigar/contract/push/test-push';
import { unsubscribePush } from '@karigar/contract/push/unsubscribe-push';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '#testing/account-world';
import { demoNow } from '#testing/demo-world-now';
import { people } from '#testing/people';
import { anyPushAddress } from '#testing/push-address';
import { createPushWorld, type PushWorld } from '#testing/push-world';
import { createTestApp } from '#testing/test-app';

const SECOND = 1000;
let world: PushWorld;
beforeAll(async () => {
  world = await createPushWorld();
});
beforeEach(async () => {
  world.moveClock(demoNow);
  await world.forget();
});
afterAll(() => world.close());

const subscribe = async (token: string, address = anyPushAddress()): Promise<string> => {
  const { body } = await world.send(subscribePush, address, { token });
  expect(body).toMatchObject({ success: true, message: 'Alerts are on.' });
  return (body.data as { playerId: string }).playerId;
};

describe('push subscription', () => {
  it('[NOTI-04] subscribing stores the push endpoint and returns its player id', async () => {
    const token = await world.signIn('suresh');
    const address = anyPushAddress();
    const playerId = await subscribe(token, address);
    expect(playerId).toMatch(/^[\da-f-]{36}$/);
    const { endpoint, ...keys } = address;
    expect(await world.subscriptions()).toEqual([
      { account_id: people.suresh.id, endpoint, player_id: playerId, keys },
    ]);
    expect((await world.audited()).at(-1)).toMatchObject({ call: 'subscribe-push', outcome: 'ok' });
  });

  it('subscribing again renews the subscription, with new keys and the same player id', async () => {
    const address = anyPushAddress();
    const first = await subscribe(await world.signIn('suresh'), address);
    const renewed = { ...anyPushAddress(), endpoint: address.endpoint };
    expect(await subscribe(await world.signIn('suresh'), renewed)).toBe(first);
    const [one, ...more] = await world.subscriptions();
    expect([one?.keys, more]).toEqual([{ p256dh: renewed.p256dh, auth: renewed.auth }, []]);
  });

  it("subscribing moves a phone's endpoint to the account that uses the phone now", async () => {
    const address = anyPushAddress();
    const first = await subscribe(await world.signIn('suresh'), address);
    const second = await subscribe(await world.signIn('imran'), address);
    expect(second).not.toBe(first);
    expect(await world.subscriptions()).toMatchObject([
      { account_id: people.imran.id, player_id: second },
    ]);
  });

  it('an account keeps its ten newest push subscriptions', async () => {
    const token = await world.signIn('suresh');
    const made: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      world.moveClock(demoNow + n * SECOND);
      made.push(await subscribe(token));
    }
    expect((await world.subscriptions()).map((row) => row.player_id)).toEqual(made.slice(2));
  });

  it.each([
    ['an address in our own network', { endpoint: 'https://10.0.0.7/x' }],
    ['a service without TLS', { endpoint: 'http://fcm.googleapis.com/fcm/send/x' }],
    ['a key that is no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a secret that is too short', { auth: 'YQ' }],
  ])('subscribing refuses %s', async (_what, wrong) => {
    const token = await world.signIn('suresh');
    const reply = await world.send(subscribePush, { ...anyPushAddress(), ...wrong }, { token });
    expect(reply).toMatchObject(refusal('push.endpoint-refused'));
    expect(await world.subscriptions()).toEqual([]);
  });
});

describe('end of a push subscription', () => {
  it('unsubscribing removes the push subscription, and a repeat succeeds', async () => {
    const token = await world.signIn('suresh');
    const playerId = await subscribe(token);
    for (let times = 0; times < 2; times += 1) {
      const reply = await world.send(unsubscribePush, { playerId }, { token });
      expect(reply.body).toMatchObject({ success: true, message: 'Alerts are off.' });
      expect(await world.subscriptions()).toEqual([]);
    }
  });

  it("unsubscribing another's phone changes nothing", async () => {
    const playerId = await subscribe(await world.signIn('suresh'));
    const token = await world.signIn('imran');
    await world.send(unsubscribePush, { playerId }, { token });
    expect(await world.subscriptions()).toMatchObject([{ player_id: playerId }]);
    expect(await world.send(testPush, { playerId, mark: '1' }, { token })).toMatchObject(
      refusal('push.not-subscribed'),
    );
  });

  it('a push subscription is removed with its session, however the session ends', async () => {
    const [leaving, staying] = [await world.signIn('suresh'), await world.signIn('suresh')];
    await subscribe(leaving);
    const stays = await subscribe(staying);
    await world.send(logOut, {}, { token: leaving });
    expect(await world.subscriptions()).toMatchObject([{ player_id: stays }]);
    await world.send(revokeOtherSessions, {}, { token: await world.signIn('suresh') });
    expect(await world.subscriptions()).toEqual([]);
  });
});

describe('test push', () => {
  it('a test push is sent to this phone at most once in fifteen seconds', async () => {
    const token = await world.signIn('suresh');
    const playerId = await subscribe(token);
    const ask = (mark: string) => world.send(testPush, { playerId, mark }, { token });
    expect((await ask('a')).body).toMatchObject({ message: 'A test alert is on its way.' });
    world.moveClock(demoNow + 14 * SECOND);
    expect(await ask('b')).toMatchObject(refusal('push.tested-just-now'));
    world.moveClock(demoNow + 15 * SECOND);
    expect((await ask('c')).body.success).toBe(true);
    const tasks = await world.tasks('send-test-push');
    expect(tasks.map(({ payload }) => payload['mark'])).toEqual(['a', 'c']);
  });
});

it('get-push-key returns the key that browsers subscribe with', async () => {
  const { body } = await world.send(getPushKey, {}, { token: await world.signIn('asha') });
  expect(body.data).toEqual({ publicKey: world.context.push?.publicKey });
});

it('push calls report when push is off', async () => {
  const app = await createTestApp({ env: { PUSH: 'off' } });
  const token = await app.signIn('suresh');
  const answers = [
    await app.send(getPushKey, {}, { token }),
    await app.send(subscribePush, anyPushAddress(), { token }),
    await app.send(testPush, { playerId: 'x', mark: '1' }, { token }),
  ];
  for (const answer of answers) expect(answer).toMatchObject(refusal('push.off'));
  await app.close();
});

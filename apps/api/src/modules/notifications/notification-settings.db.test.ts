import { changeNotificationSetting } from '@karigar/contract/notifications/change-notification-setting';
import { listNotificationSettings } from '@karigar/contract/notifications/list-notification-settings';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, type AccountWorld } from '#testing/account-world';
import { people } from '#testing/people';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const settings = async (token: string) =>
  (await world.sendFields(listNotificationSettings, {}, { token })).body.data;
const change = (token: string, kind: string, rings: '0' | '1', options = {}) =>
  world.sendFields(changeNotificationSetting, { kind, rings }, { token, ...options });

describe('notification settings', () => {
  it('all push kinds of the role are on by default, and new work cannot be switched off', async () => {
    expect(await settings(await world.signIn('imran'))).toEqual([
      { kind: 'booking-assigned', rings: true, canBeSilent: false },
      { kind: 'add-on-accepted', rings: true, canBeSilent: true },
      { kind: 'add-on-rejected', rings: true, canBeSilent: true },
      { kind: 'chat-message', rings: true, canBeSilent: true },
      { kind: 'offer-sms', rings: false, canBeSilent: true },
    ]);
  });

  it('a push kind can be silenced and switched on again', async () => {
    const [token, other] = [await world.signIn('suresh'), await world.signIn('imran')];
    await world.tell(people.suresh.id, 'chat-message', { bookingNo: 'KRG-1' });
    const silent = await change(token, 'chat-message', '0', HINDI);
    expect(silent.body).toEqual({ success: true, code: 200, message: 'सेव हो गया।', data: null });
    expect(await settings(token)).toContainEqual({
      kind: 'chat-message',
      rings: false,
      canBeSilent: true,
    });
    const listed = await world.sendFields(listNotifications, {}, { token });
    expect((listed.body.data as object[])[0]).toMatchObject({
      kind: 'chat-message',
      isSent: true,
      isSilent: true,
    });
    expect(await settings(other)).toContainEqual({
      kind: 'chat-message',
      rings: true,
      canBeSilent: true,
    });
    await change(token, 'chat-message', '1');
    expect(await settings(token)).toContainEqual({
      kind: 'chat-message',
      rings: true,
      canBeSilent: true,
    });
    expect((await world.audited()).at(-1)).toMatchObject({
      call: 'change-notification-setting',
      outcome: 'ok',
      account_id: people.suresh.id,
    });
  });

  it('a serviceman chooses that offers go by SMS, and takes it back; a customer has no offers', async () => {
    const token = await world.signIn('suresh');
    const chosen = async () =>
      ((await settings(token)) as { kind: string; rings: boolean }[]).at(-1);
    expect(await chosen()).toEqual({ kind: 'offer-sms', rings: false, canBeSilent: true });
    expect((await change(token, 'offer-sms', '1')).body).toMatchObject({ success: true });
    expect((await change(token, 'offer-sms', '1')).body).toMatchObject({ success: true });
    expect(await chosen()).toMatchObject({ kind: 'offer-sms', rings: true });
    await change(token, 'offer-sms', '0');
    expect(await chosen()).toMatchObject({ kind: 'offer-sms', rings: false });
    const asha = await world.signIn('asha');
    expect((await change(asha, 'offer-sms', '1')).body).toMatchObject({
      code: 'notification.always-rings',
    });
  });

  it.each(['booking-assigned', 'welcome', 'work-started', 'constructor'])(
    'a push kind that the role may not silence is refused: %s',
    async (kind) => {
      const token = await world.signIn('suresh');
      expect((await change(token, kind, '0')).body).toMatchObject({
        success: false,
        code: 'notification.always-rings',
        message: 'This notification cannot be turned off.',
      });
    },
  );
});

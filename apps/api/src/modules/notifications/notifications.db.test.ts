import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, type AccountWorld } from '#testing/account-world';
import { hintedAccounts } from '#testing/live-store';
import { people } from '#testing/people';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

type Wire = { id: number; message: string; isSent: boolean };
const list = async (token: string, options = {}): Promise<Wire[]> => {
  const reply = await world.sendFields(listNotifications, {}, { token, ...options });
  expect(reply).toMatchObject({ status: 200, body: { success: true, code: 200 } });
  expect(readReply(listNotifications, reply.body).kind).toBe('ok');
  return reply.body.data as Wire[];
};

describe('notifications', () => {
  it("[WIRE-06] [ENT-03] notifications are listed newest first, with every field, in the reader's language", async () => {
    const token = await world.signIn('asha');
    await world.tell(people.asha.id, 'work-started', { bookingNo: 'KRG-1' });
    const [newest, ...older] = await list(token);
    expect(newest).toEqual({
      id: expect.any(Number),
      message: 'Work on booking KRG-1 has started.',
      dataFrom: null,
      created_at: '2026-01-15 10:00:00',
      isSent: true,
      file: null,
      kind: 'work-started',
      bookingId: null,
      mainId: null,
      isSilent: false,
      changeToken: null,
    });
    const ids = [newest, ...older].map((one) => one?.id ?? 0);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    const [hindi] = await list(token, HINDI);
    expect(hindi?.message).toBe('बुकिंग KRG-1 का काम शुरू हो गया है।');
  });

  it('notifications of an unknown kind are listed with a generic text', async () => {
    const token = await world.signIn('imran');
    await world.tell(people.imran.id, 'of-tomorrow', { anything: [1, 2] });
    await world.tell(people.imran.id, 'payment-received', null);
    const [payment, unknown] = await list(token);
    expect(payment?.message).toBe('Payment of – received for booking –.');
    expect(unknown?.message).toBe('You have a new notification.');
  });

  it('[WIRE-07] mark-notifications-read marks all own notifications and no others', async () => {
    const [token, other] = [await world.signIn('suresh'), await world.signIn('imran')];
    expect((await list(token)).some(({ isSent }) => isSent)).toBe(true);
    const before = await list(other);
    const reply = await world.sendFields(markNotificationsRead, {}, { token, ...HINDI });
    expect(reply.body).toEqual({
      success: true,
      code: 200,
      message: 'सभी सूचनाएँ पढ़ी हुई मानी गईं।',
      data: null,
    });
    expect((await list(token)).every(({ isSent }) => !isSent)).toBe(true);
    expect(await list(other)).toEqual(before);
    const hinted = () => hintedAccounts(world.look, 'notifications');
    expect(await hinted()).toEqual([people.suresh.id]);
    const english = await world.sendFields(markNotificationsRead, {}, { token });
    expect(english.body.message).toBe('All notifications are marked as read.');
    expect(await hinted()).toHaveLength(1);
    expect((await world.audited()).at(-1)).toEqual({
      call: 'mark-notifications-read',
      outcome: 'ok',
      role: 'serviceman',
      account_id: people.suresh.id,
    });
  });

  it('at most the newest hundred notifications are listed', async () => {
    const token = await world.signIn('rohan');
    await world.tell(people.rohan.id, 'welcome', {}, 150);
    const listed = await list(token);
    expect(listed).toHaveLength(100);
    await world.tell(people.rohan.id, 'work-completed', { bookingNo: 'KRG-2' });
    const [newest, ...rest] = await list(token);
    expect(newest?.message).toBe('Booking KRG-2 is completed.');
    expect(rest).toEqual(listed.slice(0, 99));
  });
});

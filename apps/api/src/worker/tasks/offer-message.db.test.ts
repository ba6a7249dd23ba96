import { changeNotificationSetting } from '@karigar/contract/notifications/change-notification-setting';
import { notePushShown } from '@karigar/contract/push/note-push-shown';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMessageWorld, type MessageWorld } from '#testing/message-world';

const SECOND = 1000;
const PATIENCE = 3 * SECOND;

let world: MessageWorld;
beforeAll(async () => {
  world = await createMessageWorld();
});
beforeEach(() => world.begin());
afterAll(() => world.close());

const chooseSms = async (token: string): Promise<void> => {
  const chosen = { kind: 'offer-sms', rings: 'yes' } as const;
  await world.send(changeNotificationSetting, chosen, { token });
};
const channels = async () => (await world.only()).tries.map(({ channel }) => channel);

describe('an offer to a serviceman', () => {
  it('is pushed, pushed again after seconds, then sent by SMS to who chose it, without the customer', async () => {
    const phone = await world.phoneOf('suresh');
    await chooseSms(phone.token);
    const before = world.msg91.sent.length;
    const id = await world.offerTo('suresh', 60);
    await world.work();
    expect(phone.heard).toMatchObject([{ payload: { id, receipt: true } }]);
    await world.later(PATIENCE);
    expect(phone.heard).toHaveLength(2);
    expect(phone.heard[1]).toMatchObject({ payload: { id }, topic: phone.heard[0]?.topic });
    expect(world.msg91.sent).toHaveLength(before);
    await world.later(PATIENCE);
    const sent = world.msg91.sent.slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ template: 'offer', to: `+${world.phone('suresh')}` });
    expect(sent[0]?.text).toContain(world.booking.booking_no);
    expect(sent[0]?.text).not.toMatch(/Asha|Kulkarni|Baner/);
    expect(await world.only()).toMatchObject({
      state: 'open',
      tries: [{ channel: 'push' }, { channel: 'push' }, { channel: 'sms', state: 'sent' }],
    });
    await world.later(60 * SECOND);
    expect(await world.only()).toMatchObject({ state: 'unconfirmed' });
    expect(world.msg91.sent).toHaveLength(before + 1);
  });

  it('goes by nothing else once the phone has shown it', async () => {
    const phone = await world.phoneOf('suresh');
    await chooseSms(phone.token);
    const before = world.msg91.sent.length;
    const id = await world.offerTo('suresh', 60);
    await world.work();
    await world.send(notePushShown, { notificationId: id }, { token: phone.token });
    await world.later(PATIENCE);
    await world.later(PATIENCE);
    expect(phone.heard).toHaveLength(1);
    expect(world.msg91.sent).toHaveLength(before);
    expect(await world.only()).toMatchObject({ state: 'reached' });
  });

  it('goes by push alone to who did not choose SMS, and the record says that nobody showed it', async () => {
    await world.phoneOf('suresh');
    const before = world.msg91.sent.length;
    await world.offerTo('suresh', 30);
    await world.work();
    await world.later(PATIENCE);
    await world.later(PATIENCE);
    await world.later(60 * SECOND);
    expect(world.msg91.sent).toHaveLength(before);
    expect(await channels()).toEqual(['push', 'push']);
    expect(await world.only()).toMatchObject({ state: 'unconfirmed' });
  });

  it('a phone that is gone, or none at all, gets the SMS at once', async () => {
    const phone = await world.phoneOf('suresh');
    await chooseSms(phone.token);
    phone.answerWith(410);
    const before = world.msg91.sent.length;
    await world.offerTo('suresh', 30);
    await world.workThrough();
    expect(world.msg91.sent).toHaveLength(before + 1);

    await world.forgetMessages();
    await world.refuseOffers();
    await world.offerTo('suresh', 30);
    await world.workThrough();
    expect(world.msg91.sent).toHaveLength(before + 2);
    expect(await channels()).toEqual(['sms']);
  });

  it('is never sent once it is answered or over', async () => {
    const phone = await world.phoneOf('suresh');
    await chooseSms(phone.token);
    const before = world.msg91.sent.length;
    await world.offerTo('suresh', 60);
    await world.work();
    await world.refuseOffers();
    await world.later(PATIENCE);
    await world.later(PATIENCE);
    expect(phone.heard).toHaveLength(1);
    expect(await world.only()).toMatchObject({ state: 'dropped' });

    await world.forgetMessages();
    await world.offerTo('suresh', 5);
    await world.work();
    await world.later(PATIENCE);
    await world.later(PATIENCE);
    expect(world.msg91.sent).toHaveLength(before);
    expect(await channels()).toEqual(['push', 'push']);
  });

  it('at most ten SMS a day go to one serviceman', async () => {
    const token = await world.signIn('suresh');
    await chooseSms(token);
    const before = world.msg91.sent.length;
    for (let nth = 0; nth < 11; nth += 1) {
      await world.offerTo('suresh', 60);
      await world.workThrough();
      await world.refuseOffers();
    }
    expect(world.msg91.sent.length - before).toBe(10);
    expect((await world.messages()).at(-1)).toMatchObject({ state: 'failed', why: 'budget' });
  });
});

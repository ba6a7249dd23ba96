import { notePushShown } from '@karigar/contract/push/note-push-shown';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { CUSTOMER_PLANS } from '@karigar/domain/notifications/message-plan';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMessageWorld, type MessageWorld } from '#testing/message-world';

const MINUTE = 60_000;

let world: MessageWorld;
beforeAll(async () => {
  world = await createMessageWorld();
});
beforeEach(() => world.begin());
afterAll(() => world.close());

describe('a message to a customer', () => {
  it('a customer without a phone that hears pushes gets an SMS, and the report closes the message', async () => {
    await world.notifyAsha('serviceman-assigned');
    const before = world.msg91.sent.length;
    await world.work();
    const sent = world.msg91.sent.slice(before);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`booking ${world.booking.booking_no}`);
    expect(await world.only()).toMatchObject({
      state: 'open',
      tries: [{ channel: 'sms', state: 'sent', provider: 'msg91', providerId: sent[0]?.requestId }],
    });
    const body = JSON.stringify({ requestId: sent[0]?.requestId, status: '1' });
    expect((await world.report('msg91', body)).status).toBe(204);
    expect((await world.report('msg91', body)).status).toBe(204);
    await world.work();
    expect(await world.only()).toMatchObject({ state: 'reached', tries: [{ state: 'delivered' }] });
  });

  it('a push that the phone showed is not followed by an SMS; one that nobody saw is', async () => {
    const phone = await world.phoneOf('asha');
    const before = world.msg91.sent.length;
    const id = await world.notifyAsha('serviceman-assigned');
    await world.work();
    expect(phone.heard).toMatchObject([{ payload: { id, receipt: true } }]);
    await world.send(notePushShown, { notificationId: id }, { token: phone.token });
    await world.later(2 * MINUTE);
    expect(world.msg91.sent).toHaveLength(before);
    expect(await world.only()).toMatchObject({ state: 'reached', tries: [{ state: 'delivered' }] });

    await world.forgetMessages();
    await world.notifyAsha('serviceman-assigned');
    await world.work();
    await world.later(2 * MINUTE);
    expect(world.msg91.sent).toHaveLength(before + 1);
    expect((await world.only()).tries.map(({ channel }) => channel)).toEqual(['push', 'sms']);
  });

  it('a phone cannot say that the push of somebody else was shown', async () => {
    await world.phoneOf('asha');
    const other = await world.phoneOf('suresh');
    const id = await world.notifyAsha('serviceman-assigned');
    await world.work();
    await world.send(notePushShown, { notificationId: id }, { token: other.token });
    expect(await world.only()).toMatchObject({ tries: [{ channel: 'push', state: 'sent' }] });
  });

  it('what was read in the app goes by no further channel', async () => {
    const phone = await world.phoneOf('asha');
    const before = world.msg91.sent.length;
    await world.notifyAsha('serviceman-assigned');
    await world.work();
    await world.send(markNotificationsRead, {}, { token: phone.token });
    await world.later(2 * MINUTE);
    expect(world.msg91.sent).toHaveLength(before);
    expect(await world.only()).toMatchObject({ state: 'reached' });
  });

  it('a phone that is gone does not make the message wait', async () => {
    const phone = await world.phoneOf('asha');
    phone.answerWith(410);
    const before = world.msg91.sent.length;
    await world.notifyAsha('at-your-door');
    await world.work();
    await world.work();
    expect(world.msg91.sent).toHaveLength(before + 1);
    expect((await world.only()).tries.map(({ state }) => state)).toEqual(['failed', 'sent']);
  });

  it('the second provider sends what the first has not, and nothing that it may have', async () => {
    world.msg91.faults({ limited: 1 });
    await world.notifyAsha('at-your-door');
    await world.work();
    expect((await world.only()).tries).toMatchObject([{ state: 'sent', provider: 'gupshup' }]);

    await world.forgetMessages();
    world.msg91.faults({ cut: 1 });
    const before = world.gupshup.sent.length;
    await world.notifyAsha('at-your-door');
    await world.work();
    await world.later(20 * MINUTE);
    expect(world.gupshup.sent).toHaveLength(before);
    expect(await world.only()).toMatchObject({
      state: 'unconfirmed',
      tries: [{ state: 'unknown' }],
    });
  });

  it('with both providers failing in passing a message is tried again, and shown as failed at its time', async () => {
    world.msg91.faults({ limited: 1 });
    world.gupshup.faults({ limited: 1 });
    await world.notifyAsha('at-your-door');
    await world.work();
    await world.later(20_000);
    expect((await world.only()).tries.map(({ state }) => state)).toEqual(['failed', 'failed']);
    await world.later(10 * MINUTE);
    expect(await world.only()).toMatchObject({ state: 'failed', why: 'refused' });
  });

  it('a message that was sent when its worker died is not sent again', async () => {
    await world.notifyAsha('at-your-door');
    await world.work();
    const before = world.msg91.sent.length + world.gupshup.sent.length;
    await world.loseAnswers();
    await world.later(0);
    expect(world.msg91.sent.length + world.gupshup.sent.length).toBe(before);
    expect((await world.only()).tries).toMatchObject([{ state: 'unknown' }]);
  });

  it('a message that was overtaken is dropped', async () => {
    await world.phoneOf('asha');
    await world.notifyAsha('running-late');
    await world.work();
    await world.startWork();
    await world.later(MINUTE);
    expect(await world.only()).toMatchObject({ state: 'dropped' });
  });

  it('a report that comes late corrects the message, and one that says failed goes on', async () => {
    await world.notifyAsha('at-your-door');
    await world.work();
    const { providerId: id } = (await world.only()).tries[0] ?? {};
    await world.report('msg91', JSON.stringify({ requestId: id, status: '2' }));
    await world.work();
    expect(await world.only()).toMatchObject({ state: 'failed', why: 'refused' });
    await world.report('msg91', JSON.stringify({ requestId: id, status: '1' }));
    expect(await world.only()).toMatchObject({ state: 'reached', why: null });
  });

  it('a report needs the key of the address, and the form of its provider', async () => {
    const body = JSON.stringify({ requestId: 'x', status: '1' });
    expect((await world.report('msg91', body, 'another-key')).status).toBe(404);
    expect((await world.report('pigeons', body)).status).toBe(404);
    expect((await world.report('msg91', 'nonsense')).status).toBe(400);
  });

  it('every kind with a plan is begun, by the trigger, for a customer without push', async () => {
    const kinds = Object.keys(CUSTOMER_PLANS);
    for (const kind of kinds) await world.notifyAsha(kind);
    await world.workThrough();
    expect(await world.messages()).toHaveLength(kinds.length);
  });

  it('a person gets at most ten paid messages a day, urgent ones aside', async () => {
    for (let nth = 0; nth < 11; nth += 1) await world.notifyAsha('work-completed');
    await world.workThrough();
    const ended = (await world.messages()).filter(({ why }) => why === 'budget');
    expect(ended).toHaveLength(1);
    await world.notifyAsha('at-your-door');
    await world.work();
    expect((await world.messages()).at(-1)?.tries).toMatchObject([{ state: 'sent' }]);
  });
});

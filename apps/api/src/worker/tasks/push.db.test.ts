import { startWork } from '@karigar/contract/bookings/start-work';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { markNotificationsRead } from '@karigar/contract/notifications/mark-notifications-read';
import { testPush } from '@karigar/contract/push/test-push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { people } from '#testing/people';
import { createPushWorld, type PushWorld } from '#testing/push-world';

const HOUR = 3_600_000;
let world: PushWorld;
let began: number;
let booking: Awaited<ReturnType<PushWorld['newBookingOf']>>;
beforeAll(async () => {
  world = await createPushWorld();
  booking = await world.newBookingOf('suresh');
});
beforeEach(async () => {
  // The queue uses the database's clock.
  began = Date.now();
  world.moveClock(began);
  await world.forget();
});
afterAll(() => world.close());

const outcomes = async (): Promise<string> =>
  (await world.context.metrics.render())
    .split('\n')
    .filter((line) => /^karigar_(push|unseen_sms)_total/.test(line))
    .join('\n');

describe('push of a notification', () => {
  it("a notification is pushed to every phone of its reader, and no other, in the reader's language", async () => {
    const [one, two, others] = [
      await world.phoneOf('suresh'),
      await world.phoneOf('suresh'),
      await world.phoneOf('imran'),
    ];
    await world.speak('suresh', 'hi');
    const id = await world.notify(booking.id, 'suresh', 'booking-assigned');
    await world.work();
    await world.speak('suresh', 'en');
    for (const { heard } of [one, two])
      expect(heard).toMatchObject([
        {
          payload: {
            id,
            kind: 'booking-assigned',
            bookingId: booking.id,
            title: 'नई बुकिंग',
            body: `बुकिंग ${booking.booking_no} आपको दी गई है।`,
            language: 'hi',
          },
          ttl: 4 * 3600,
          urgency: 'high',
          topic: `n${id}`,
          signedBy: world.context.push?.publicKey,
        },
      ]);
    expect(others.heard).toEqual([]);
    expect(world.service.failures).toEqual([]);
    expect(await outcomes()).toContain('karigar_push_total{outcome="sent"} 2');
  });

  it('the push of an offer expires with the offer, and has both answers', async () => {
    const phone = await world.phoneOf('suresh');
    await world.offerOf(booking.id, 'suresh', 45);
    await world.notify(booking.id, 'suresh', 'job-offered');
    world.moveClock(began + 15_000);
    await world.work();
    expect(phone.heard).toMatchObject([
      {
        payload: {
          kind: 'job-offered',
          bookingId: booking.id,
          title: 'New job',
          offer: { orderId: expect.any(Number), accept: 'Accept', refuse: 'Refuse' },
        },
        ttl: 30,
        urgency: 'high',
      },
    ]);
    await world.closeOffers(booking.id);
    await world.notify(booking.id, 'suresh', 'job-offered');
    await world.work();
    expect(phone.heard).toHaveLength(1);
    expect(await outcomes()).toMatch(/outcome="late"} [1-9]/);
  });

  it('a push is titled by its sender, and is not urgent where it can wait', async () => {
    const phone = await world.phoneOf('suresh');
    await world.notify(booking.id, 'suresh', 'add-on-accepted');
    await world.work();
    expect(phone.heard).toMatchObject([
      { payload: { title: 'Asha Kulkarni' }, urgency: 'normal', ttl: 86_400 },
    ]);
  });

  it('a notification is pushed once, though its job runs again', async () => {
    const phone = await world.phoneOf('suresh');
    const id = await world.notify(booking.id, 'suresh', 'chat-message');
    await world.work();
    await world.again('ring', id);
    await world.work();
    expect(phone.heard).toHaveLength(1);
  });

  it('a notification that was read in the meantime is not pushed', async () => {
    const phone = await world.phoneOf('suresh');
    await world.notify(booking.id, 'suresh', 'chat-message');
    await world.send(markNotificationsRead, {}, { token: await world.signIn('suresh') });
    await world.work();
    expect(phone.heard).toEqual([]);
  });

  it('a phone whose session ended or expired gets no push', async () => {
    const phone = await world.phoneOf('suresh');
    const old = await world.phoneOf('suresh');
    await world.endNewestSession(new Date(began - HOUR));
    await world.notify(booking.id, 'suresh', 'chat-message');
    await world.send(logOut, {}, { token: phone.token });
    await world.work();
    expect([phone.heard, old.heard]).toEqual([[], []]);
  });

  it('a silenced kind is not pushed, and the others are', async () => {
    const [phone, other] = [await world.phoneOf('suresh'), await world.phoneOf('imran')];
    await world.silence('suresh', 'chat-message');
    await world.notify(booking.id, 'suresh', 'chat-message');
    await world.notify(booking.id, 'suresh', 'add-on-accepted');
    await world.notify(booking.id, 'imran', 'chat-message');
    await world.work();
    expect(phone.heard.map(({ payload }) => payload['kind'])).toEqual(['add-on-accepted']);
    expect(other.heard).toHaveLength(1);
  });

  it('a reader without a phone leaves no push job in the queue', async () => {
    await world.notify(booking.id, 'imran', 'chat-message');
    expect(await world.tasks('ring')).toEqual([]);
  });
});

describe('replies of a push service', () => {
  it.each([404, 410])(
    'reply %i of a push service removes the subscription, and the others stay',
    async (gone) => {
      const [dead, alive] = [await world.phoneOf('suresh'), await world.phoneOf('suresh')];
      dead.answerWith(gone);
      await world.notify(booking.id, 'suresh', 'chat-message');
      await world.work();
      expect(alive.heard).toHaveLength(1);
      expect(await world.subscriptions()).toHaveLength(1);
      expect(await outcomes()).toMatch(/outcome="gone"} [1-9]/);
    },
  );

  it('a failing push service is retried later, without repeating phones that succeeded', async () => {
    const [failing, fine] = [await world.phoneOf('suresh'), await world.phoneOf('suresh')];
    failing.answerWith(503);
    await world.notify(booking.id, 'suresh', 'chat-message');
    await world.work();
    expect(fine.heard).toHaveLength(1);
    const [job, ...rest] = await world.jobs();
    expect(rest).toEqual([]);
    expect(job).toMatchObject({
      task: 'send-push',
      attempts: 1,
      last_error: 'push: the service answered 503',
    });
    expect(Number(job?.run_at)).toBeGreaterThan(Date.now());
    failing.answerWith(201);
    await world.makeJobsDue();
    await world.work();
    expect([failing.heard.length, fine.heard.length]).toEqual([1, 1]);
    expect(await outcomes()).toMatch(/outcome="failed"} [1-9]/);
  });

  it('a push service that always fails leaves a dead letter with ids only', async () => {
    const phone = await world.phoneOf('suresh');
    phone.answerWith(500);
    const id = await world.notify(booking.id, 'suresh', 'chat-message');
    await world.work();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await world.makeJobsDue();
      await world.work();
    }
    const letters = await world.deadLetters();
    expect(letters).toMatchObject([{ task: 'send-push', payload: { notificationId: id } }]);
    expect(Object.keys(letters[0]?.payload ?? {})).toEqual(['notificationId', 'subscriptionId']);
  });

  it('a push that the service rejects is not retried, and its subscription stays', async () => {
    const phone = await world.phoneOf('suresh');
    phone.answerWith(403);
    await world.notify(booking.id, 'suresh', 'chat-message');
    await world.work();
    expect(await world.jobs()).toEqual([]);
    expect(await world.subscriptions()).toHaveLength(1);
  });

  it('an expired push is not sent', async () => {
    const phone = await world.phoneOf('suresh');
    phone.answerWith(503);
    await world.notify(booking.id, 'suresh', 'chat-message');
    await world.work();
    phone.answerWith(201);
    await world.endlessSessions();
    world.moveClock(began + 25 * HOUR);
    await world.makeJobsDue();
    await world.work();
    expect(phone.heard).toEqual([]);
    expect(await outcomes()).toMatch(/outcome="late"} [1-9]/);
  });
});

describe('unseen assignment', () => {
  it('an unseen assignment is sent by SMS after five minutes, once', async () => {
    const id = await world.notify(booking.id, 'suresh', 'booking-assigned');
    await world.work();
    const [job] = await world.jobs();
    expect(job?.task).toBe('send-unseen-sms');
    const minutes = (Number(job?.run_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4);
    expect(minutes).toBeLessThanOrEqual(5);
    expect(await world.inbox()).toEqual([]);
    await world.makeJobsDue();
    await world.work();
    await world.again('send-unseen-sms', id);
    await world.work();
    expect(await world.inbox()).toEqual([
      {
        recipient: `+91${people.suresh.phone}`,
        template: 'assignment-waiting',
        body: `Karigar: booking ${booking.booking_no} is assigned to you and waits to be seen. Please open the Karigar app.`,
      },
    ]);
    expect(await outcomes()).toContain('karigar_unseen_sms_total 1');
  });

  it.each(['seen the booking', 'read the notification'] as const)(
    'no SMS is sent when the serviceman has %s',
    async (happened) => {
      await world.notify(booking.id, 'suresh', 'booking-assigned');
      await world.work();
      await world.meanwhile(happened, booking.id);
      await world.makeJobsDue();
      await world.work();
      expect(await world.inbox()).toEqual([]);
    },
  );
});

it('a test push has its mark, and is dropped when it is late', async () => {
  const phone = await world.phoneOf('suresh');
  const token = await world.signIn('suresh');
  await world.send(testPush, { playerId: phone.playerId, mark: 'm-1' }, { token });
  await world.work();
  expect(phone.heard).toMatchObject([
    { payload: { kind: 'test', mark: 'm-1', title: 'Test alert' }, urgency: 'high', ttl: 60 },
  ]);
  world.moveClock(began + 20_000);
  await world.send(testPush, { playerId: phone.playerId, mark: 'm-2' }, { token });
  world.moveClock(began + 90_000);
  await world.work();
  expect(phone.heard).toHaveLength(1);
});

it('a delay is pushed before the work has started, and not after', async () => {
  const phone = await world.phoneOf('asha');
  const { id: bookingId, order_id: orderId } = booking;
  const delays = () => phone.heard.filter(({ payload }) => payload['kind'] === 'running-late');
  await world.notify(bookingId, 'asha', 'running-late');
  await world.work();
  expect(delays()).toHaveLength(1);
  const token = await world.signIn('suresh');
  await world.notify(bookingId, 'asha', 'running-late');
  const started = await world.send(startWork, { bookingId, orderId, startedAt: began }, { token });
  expect(started.body.success).toBe(true);
  await world.work();
  expect(delays()).toHaveLength(1);
});

import { setTimeout as pause } from 'node:timers/promises';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { KNOWN_PUSH_SERVICES } from '#platform/push-services';
import { relayOnce } from '#relay/relay';
import { startJobs } from '#worker/start-jobs';
import { createAccountWorld } from './account-world.ts';
import { people, type PersonName } from './people.ts';
import { startPushService, type StandInPhone } from './push-service.ts';
import type { createTestApp } from './test-app.ts';

const TELL = `INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
  SELECT $1, b.id, $2, jsonb_build_object('bookingNo', b.booking_no), $3, $4 FROM bookings b
  WHERE b.id = $5 RETURNING id::float8 AS id`;
const OFFER = `INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at,
    expires_at)
  VALUES ($1, $2, 1, 2, 10, 100, '{near}', $3, $4)`;
const CLOSE = `UPDATE offers SET outcome = 'lapsed', answered_at = expires_at WHERE booking_id = $1 AND outcome IS NULL`;
const NEW_BOOKING = `SELECT id::float8 AS id, order_id::float8 AS order_id, booking_no FROM bookings
  WHERE serviceman_id = $1 AND state = 'assigned' AND seen_at IS NULL ORDER BY id DESC LIMIT 1`;
/** Waiting or running. */
const DUE = `SELECT count(*)::int AS count FROM jobs WHERE run_at <= now() OR worker IS NOT NULL`;
const JOBS = `SELECT task, attempts, run_at, last_error FROM jobs ORDER BY id`;
const SUBSCRIPTIONS = `SELECT account_id::float8 AS account_id, endpoint, player_id, keys
  FROM push_subscriptions ORDER BY created_at, id`;
const FORGET = [
  `DELETE FROM jobs`,
  `TRUNCATE push_subscriptions, silenced_kinds, dev_inbox, dead_letters, outbox`,
  `UPDATE bookings SET seen_at = NULL WHERE state = 'assigned'`,
];
/** What may happen between a notification and its push. $1 is the booking. */
const MEANWHILE = {
  'seen the booking': `UPDATE bookings SET seen_at = now() WHERE id = $1`,
  'read the notification': `UPDATE notifications SET read_at = now() WHERE booking_id = $1`,
} as const;

type NewBooking = { readonly id: number; readonly order_id: number; readonly booking_no: string };

export type Subscription = {
  readonly account_id: number;
  readonly endpoint: string;
  readonly player_id: string;
  readonly keys: object;
};

export type StandInSubscriber = StandInPhone & {
  readonly playerId: string;
  readonly token: string;
};

/** A world whose pushes go to a stand-in, with workers that run on request. */
export const createPushWorld = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const service = await startPushService();
  const services = [...KNOWN_PUSH_SERVICES, service.origin].join(',');
  const world = await createAccountWorld({
    ...options,
    env: { PUSH_SERVICES: services, ...options.env },
  });
  const { look } = world;
  const due = async (): Promise<number> => (await look<{ count: number }>(DUE))[0]?.count ?? 0;

  return {
    ...world,
    service,
    /** A phone of this person, subscribed to pushes in a session of its own. */
    phoneOf: async (name: PersonName): Promise<StandInSubscriber> => {
      const phone = service.newPhone();
      const token = await world.signIn(name);
      const { body } = await world.send(subscribePush, phone.address, { token });
      return { ...phone, token, playerId: (body.data as { playerId: string }).playerId };
    },
    newBookingOf: async (name: PersonName): Promise<NewBooking> => {
      const [found] = await look<NewBooking>(NEW_BOOKING, [people[name].id]);
      if (!found) throw new Error(`${name} has no new booking`);
      return found;
    },
    /** Notifies about this booking; returns the notification's id. */
    notify: async (bookingId: number, name: PersonName, kind: string): Promise<number> => {
      const values = [people[name].id, kind, 'Asha Kulkarni', new Date(world.now()), bookingId];
      return (await look<{ id: number }>(TELL, values))[0]?.id ?? 0;
    },
    /** Offers the booking to this person for so many seconds. */
    offerOf: (bookingId: number, name: PersonName, seconds: number) =>
      look(OFFER, [
        bookingId,
        people[name].id,
        new Date(world.now()),
        new Date(world.now() + seconds * 1000),
      ]),
    closeOffers: (bookingId: number) => look(CLOSE, [bookingId]),
    /** Runs due jobs until none is left. */
    work: async (): Promise<void> => {
      while (((await relayOnce(world.context)) ?? 0) > 0);
      const jobs = startJobs(world.context);
      try {
        for (let tries = 0; tries < 200 && (await due()) > 0; tries += 1) await pause(20);
      } finally {
        await jobs.stop();
      }
    },
    /** Makes every waiting job due. */
    makeJobsDue: () => look(`UPDATE jobs SET run_at = now()`),
    /** Adds a job again that was already done. */
    again: (task: string, notificationId: number) =>
      look(`INSERT INTO outbox (task, payload) VALUES ($1, $2)`, [
        task,
        JSON.stringify({ notificationId }),
      ]),
    forget: async (): Promise<void> => {
      for (const statement of FORGET) await look(statement);
    },
    meanwhile: (happened: keyof typeof MEANWHILE, bookingId: number) =>
      look(MEANWHILE[happened], [bookingId]),
    /** Expires the newest session that has a push subscription, at this time. */
    endNewestSession: (at: Date) =>
      look(
        `UPDATE sessions SET idle_expires_at = $1
          WHERE id = (SELECT max(session_id) FROM push_subscriptions)`,
        [at],
      ),
    endlessSessions: () =>
      look(`UPDATE sessions SET idle_expires_at = 'infinity', expires_at = 'infinity'`),
    silence: (name: PersonName, kind: string) =>
      look(`INSERT INTO silenced_kinds (account_id, kind) VALUES ($1, $2)`, [
        people[name].id,
        kind,
      ]),
    speak: (name: PersonName, language: string) =>
      look(`UPDATE accounts SET language = $2 WHERE id = $1`, [people[name].id, language]),
    jobs: () =>
      look<{ task: string; attempts: number; run_at: Date; last_error: string | null }>(JOBS),
    subscriptions: () => look<Subscription>(SUBSCRIPTIONS),
    inbox: () =>
      look<{ recipient: string; template: string; body: string }>(
        `SELECT recipient, template, body FROM dev_inbox ORDER BY id`,
      ),
    deadLetters: () =>
      look<{ task: string; payload: object }>(`SELECT task, payload FROM dead_letters`),
    tasks: (task: string) =>
      look<{ payload: Record<string, unknown> }>(
        `SELECT payload FROM outbox WHERE task = $1 ORDER BY id`,
        [task],
      ),
    close: async (): Promise<void> => {
      await world.close();
      await service.close();
    },
  };
};

export type PushWorld = Awaited<ReturnType<typeof createPushWorld>>;

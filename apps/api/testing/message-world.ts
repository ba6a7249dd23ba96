import { startGupshup } from './messages/gupshup.ts';
import { startMsg91 } from './messages/msg91.ts';
import { startWhatsapp } from './messages/whatsapp.ts';
import { people } from './people.ts';
import { createPushWorld } from './push-world.ts';

const BOOKING = `SELECT id::float8 AS id, booking_no FROM bookings WHERE customer_id = $1
  ORDER BY state = 'assigned' DESC, id LIMIT 1`;
const MESSAGES = `SELECT m.state, m.why, (SELECT coalesce(json_agg(json_build_object('channel', t.channel,
    'state', t.state, 'provider', t.provider, 'providerId', t.provider_id) ORDER BY t.id), '[]')
  FROM message_tries t WHERE t.message_id = m.id) AS tries FROM messages m ORDER BY m.id`;
const FORGET = `DELETE FROM messages`;
const NO_CALLS = `TRUNCATE unreached_ends, claims`;
const NO_CONSENT = `DELETE FROM consents WHERE account_id = $1`;
const NOT_STARTED = `UPDATE bookings SET state = 'assigned', started_at = NULL, over_at = NULL WHERE id = $1`;
const NO_OFFERS = [
  `DELETE FROM offers WHERE booking_id = $1`,
  `DELETE FROM offer_sms WHERE $1::bigint > 0`,
];
const REFUSE_OFFERS = `UPDATE offers SET outcome = 'refused', answered_at = $2 WHERE booking_id = $1`;
const OVER = `UPDATE bookings SET state = 'cancelled', over_at = $2 WHERE id = $1`;
const STARTED = `UPDATE bookings SET started_at = now() WHERE id = $1`;
const READ = `UPDATE notifications SET read_at = now() WHERE account_id = $1`;
const LOSE = `UPDATE message_tries SET state = 'trying', provider = NULL, provider_id = NULL`;
const HURRY = `UPDATE jobs SET run_at = now() WHERE task IN ('send-message', 'ring-alarm')`;
const DUE = `SELECT 1 FROM jobs WHERE run_at <= now() LIMIT 1`;

/** Phones on duty for SOS. */
export const DUTY_PHONES = ['9876500001', '9876500002'] as const;

const REPORTS_KEY = 'reports-key-of-the-tests-0123456789';
/** Tomorrow at 11:00 in India: no message waits for the morning, and no wait is over by the queue's own clock. */
const DAY_MS = 86_400_000;
const FORENOON_MS = 5.5 * 3_600_000;

export type SentMessage = {
  readonly state: string;
  readonly why: string | null;
  readonly tries: readonly {
    readonly channel: string;
    readonly state: string;
    readonly provider: string | null;
    readonly providerId: string | null;
  }[];
};

/** A world whose messages go to stand-ins of both providers of SMS and of WhatsApp, and a booking of Asha's. */
export const createMessageWorld = async () => {
  const [msg91, gupshup] = [await startMsg91(), await startGupshup()];
  const whatsapp = await startWhatsapp();
  const world = await createPushWorld({
    env: {
      ...msg91.env,
      ...gupshup.env,
      ...whatsapp.env,
      SMS_PROVIDERS: 'msg91,gupshup',
      REPORTS_KEY,
      ALARM_PHONES: DUTY_PHONES.join(','),
    },
  });
  const { look } = world;
  const [booking] = await look<{ id: number; booking_no: string }>(BOOKING, [people.asha.id]);
  if (booking === undefined) throw new Error('Asha has no booking');
  const messages = () => look<SentMessage>(MESSAGES);
  return {
    ...world,
    msg91,
    gupshup,
    whatsapp,
    booking,
    messages,
    /** As WhatsApp writes it: with the country, without a plus. */
    phone: (name: keyof typeof people): string => `91${people[name].phone}`,
    only: async (): Promise<SentMessage> => {
      const [one, ...others] = await messages();
      if (one === undefined || others.length > 0) throw new Error('not one message');
      return one;
    },
    forgetMessages: () => look(FORGET),
    begin: async (): Promise<void> => {
      world.moveClock((Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + FORENOON_MS);
      await world.forget();
      await look(FORGET);
      await look(NO_CALLS);
      for (const statement of NO_OFFERS) await look(statement, [booking.id]);
      await look(NOT_STARTED, [booking.id]);
      await look(NO_CONSENT, [people.asha.id]);
      msg91.faults({});
      gupshup.faults({});
      whatsapp.faults({});
      whatsapp.absent.clear();
    },
    /** Offers the booking to this serviceman, and notifies them of it. */
    offerTo: async (name: keyof typeof people, seconds: number): Promise<number> => {
      await world.offerOf(booking.id, name, seconds);
      return world.notify(booking.id, name, 'job-offered');
    },
    refuseOffers: () => look(REFUSE_OFFERS, [booking.id, new Date(world.now())]),
    endBooking: () => look(OVER, [booking.id, new Date(world.now())]),
    startWork: () => look(STARTED, [booking.id]),
    readAll: () => look(READ, [people.asha.id]),
    /** As after a crash between the provider's answer and its record. */
    loseAnswers: () => look(LOSE),
    notifyAsha: (kind: string) => world.notify(booking.id, 'asha', kind),
    /** A slow machine needs more than one of a world's patient rounds. */
    workThrough: async (): Promise<void> => {
      do await world.work();
      while ((await look(DUE)).length > 0);
    },
    /** As if the time of the waiting jobs had come; the clock is that of the messages. */
    later: async (ms: number): Promise<void> => {
      world.moveClock(world.now() + ms);
      await look(HURRY);
      await world.work();
    },
    report: (provider: string, body: string, key = REPORTS_KEY): Promise<Response> =>
      fetch(new URL(`/gateway/${provider}/reports/${key}`, world.base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    close: async (): Promise<void> => {
      await world.close();
      await msg91.close();
      await gupshup.close();
      await whatsapp.close();
    },
  };
};

export type MessageWorld = Awaited<ReturnType<typeof createMessageWorld>>;

import type { Look } from '#testing/fresh-people';

/** An offer to a serviceman with its notification, as dispatch writes them; until when, in milliseconds. */
export const makeOffer = async (
  look: Look,
  {
    booking,
    serviceman,
    seconds,
  }: { readonly booking: number; readonly serviceman: number; readonly seconds: number },
): Promise<{ readonly no: string; readonly madeAt: number; readonly until: number }> => {
  const madeAt = Date.now();
  const until = madeAt + seconds * 1000;
  const [made] = await look<{ no: string }>(
    `WITH offered AS (
        INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at, expires_at)
        VALUES ($1, $2, 1, 2, 10, 40000, '{near}', $3, $4)
      ), notified AS (
        INSERT INTO notifications (account_id, booking_id, kind, details, created_at)
        SELECT $2, id, 'job-offered', jsonb_build_object('bookingNo', booking_no), $3 FROM bookings WHERE id = $1
      )
      SELECT booking_no AS no FROM bookings WHERE id = $1`,
    [booking, serviceman, new Date(madeAt), new Date(until)],
  );
  if (made === undefined) throw new Error('no offer was made');
  return { no: made.no, madeAt, until };
};

/** Somebody else was faster. */
export const closeOffer = async (look: Look, booking: number): Promise<void> =>
  void (await look(
    `UPDATE offers SET outcome = 'gone', answered_at = now() WHERE booking_id = $1`,
    [booking],
  ));

/** A bug: what waits for its next channel is forgotten. */
export const forgetFallback = async (look: Look): Promise<void> => {
  await look(
    `CREATE FUNCTION forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
  );
  await look(`CREATE TRIGGER forget BEFORE INSERT ON jobs FOR EACH ROW
    WHEN (NEW.task = 'send-message' AND NEW.run_at > now() + interval '1 second') EXECUTE FUNCTION forget()`);
};

/** A bug: everybody is taken for one who chose SMS. */
export const chooseForAll = async (look: Look): Promise<void> =>
  void (await look(
    `INSERT INTO offer_sms (account_id, chosen_at) SELECT account_id, now() FROM push_subscriptions
      ON CONFLICT DO NOTHING`,
  ));

export type OfferFate = {
  readonly no: string;
  readonly state: string;
  /** SMS that a try of the message records, without what has failed. */
  readonly sms: number;
  readonly cost: number;
};

export const readOfferFates = (look: Look): Promise<OfferFate[]> =>
  look(`SELECT b.booking_no AS no, m.state,
      (SELECT count(*) FROM message_tries t WHERE t.message_id = m.id AND t.channel = 'sms' AND t.state <> 'failed')::int AS sms,
      (SELECT coalesce(sum(t.cost), 0) FROM message_tries t WHERE t.message_id = m.id)::float8 AS cost
    FROM messages m JOIN bookings b ON b.id = m.booking_id WHERE m.kind = 'job-offered'`);

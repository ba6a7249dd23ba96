import type { Look } from '#testing/fresh-people';

/** The day of the visit has come. */
export const bringVisitForward = async (look: Look, bookingId: number, at: Date): Promise<void> =>
  void (await look('UPDATE bookings SET scheduled_at = $2 WHERE id = $1', [bookingId, at]));

export const messagesTo = async (look: Look, phone: string): Promise<string[]> =>
  (
    await look<{ body: string }>(
      `SELECT body FROM dev_inbox WHERE recipient LIKE '%' || $1 ORDER BY id`,
      [phone],
    )
  ).map(({ body }) => body);

export const numberOfBooking = async (look: Look, bookingId: number): Promise<string> =>
  (
    await look<{ no: string }>('SELECT booking_no AS no FROM bookings WHERE id = $1', [bookingId])
  )[0]?.no ?? '';

const CITY = `SELECT city_id::float8 AS city, (SELECT id::float8 FROM kyc_documents WHERE account_id = $2 AND type = 'pan') AS pan
  FROM bookings WHERE id = $1`;

export const cityAndPan = async (
  look: Look,
  bookingId: number,
  servicemanId: number,
): Promise<{ readonly city: number; readonly pan: number }> => {
  const [found] = await look<{ city: number; pan: number }>(CITY, [bookingId, servicemanId]);
  if (found === undefined) throw new Error('the booking has gone');
  return found;
};

/** A leak, as if a mask had been forgotten: the customer's number in place of the name. */
export const forgetMask = async (look: Look, bookingId: number): Promise<void> =>
  void (await look('UPDATE bookings SET customer_name = customer_phone WHERE id = $1', [
    bookingId,
  ]));

const PAYABLE = `SELECT post_to_ledger('deposit', -$1::bigint, NULL, NULL, $1, NULL, NULL, now(), current_date,
    (SELECT jsonb_agg(e) FROM jsonb_array_elements(jsonb_build_array(
      jsonb_build_object('account', 'payable', 'ownerId', $1::bigint, 'amount', -$2::bigint, 'kind', 'settled'),
      jsonb_build_object('account', 'cash-in-hand', 'ownerId', $1::bigint, 'amount', $3::bigint, 'kind', 'cash-collected',
        'part', 'cash'),
      jsonb_build_object('account', 'online', 'amount', $2::bigint - $3::bigint, 'kind', 'paid'))) e
     WHERE (e->>'amount')::bigint <> 0))`;

/** So much waits for a payout, and so much company cash is in hand. */
export const plantPayable = async (
  look: Look,
  servicemanId: number,
  { payable, cash }: { readonly payable: number; readonly cash: number },
): Promise<void> => void (await look(PAYABLE, [servicemanId, payable, cash]));

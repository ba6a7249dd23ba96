import { kmBetween } from '@karigar/domain/bookings/place';
import type { Instant } from '@karigar/domain/dates/instant';
import { netPayOf } from '@karigar/domain/offers/net-pay';
import type { Rate } from '@karigar/domain/ledger/rates';
import { travelMinutes } from '@karigar/domain/offers/travel';
import type { Client } from 'pg';
import { demoBookings } from './demo-world-bookings.ts';
import { services } from './demo-world-catalogue.ts';
import { baseOf } from './demo-world-crew.ts';
import { demoPeople, homes } from './demo-world-people.ts';
import { areaNamed } from './demo-world-places.ts';

const MINUTE = 60_000;
/** Long enough to look at the demo. */
const OPEN_FOR = 12 * 60 * MINUTE;

const RATES = `SELECT kind, category_id::int AS "categoryId", from_day::text AS "fromDay",
    basis_points::int AS "basisPoints" FROM ledger_rates`;

const INSERT = `INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at,
    expires_at)
  VALUES ($1, $2, 1, $3, $4, $5, '{your-turn,skilled,free}', $6, $7)`;

/** Inserts the open offers, each for half a day. Seeded in reverse, so that the last planned is the first shown. */
export const seedOffers = async (client: Client, now: Instant): Promise<void> => {
  const { rows: rates } = await client.query<Rate>(RATES);
  for (const booking of demoBookings(now).toReversed()) {
    const { serviceman, state, moments, total } = booking;
    if (state !== 'offered' || serviceman === null) continue;
    const servicemanId = demoPeople[serviceman].id;
    const km = kmBetween(baseOf(servicemanId), areaNamed(homes[booking.customer].area));
    const service = services[booking.service];
    const netPay = netPayOf(
      {
        total,
        categoryId: service.category_id,
        bookedAt: moments.booked,
        endsAt: moments.scheduled + service.minutes * booking.quantity * MINUTE,
      },
      rates,
    );
    const [from, until] = [new Date(now), new Date(now + OPEN_FOR)];
    await client.query(INSERT, [
      booking.id,
      servicemanId,
      km,
      travelMinutes(km),
      netPay,
      from,
      until,
    ]);
  }
};

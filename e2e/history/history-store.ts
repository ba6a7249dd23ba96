import { look } from '../world/job-store.ts';

export interface Dress {
  service: string;
  quantity: number;
  /** Add-ons, in paise. */
  added: number;
  customer: string;
  area: string;
  address: string;
  at: Date;
}

/** Gives a planted booking the service, customer and day of a booking in the design. */
export async function dressBooking(bookingId: number, dress: Dress): Promise<void> {
  const { service, quantity, added, customer, area, address, at } = dress;
  await look(
    `UPDATE bookings b SET service_id = s.id, service_name = s.name, service_name_hi = s.name_hi, service_names = s.names,
       image = s.image, price = s.price, quantity = $3::int, total = s.price * $3::int,
       total_after_end = CASE WHEN ended_at IS NULL THEN NULL ELSE s.price * $3::int + $4::bigint END,
       customer_name = $5, area = $6, address = $7, serviceman_name = 'Suresh Kumbhar',
       scheduled_at = $8::timestamptz, updated_at = $8::timestamptz + interval '3 hours'
     FROM services s WHERE b.id = $1 AND s.name = $2`,
    [bookingId, service, quantity, added, customer, area, address, at],
  );
}

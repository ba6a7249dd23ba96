import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { createBookings, type FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { sendCall } from '#testing/send-call';
import { spawnServer } from '#testing/spawned-server';
import type { SpawnedWorld } from '#testing/spawned-world';
import { holdersOf, offerToAll } from './one-holder-store.ts';

export type OneHolder = {
  readonly offers: number;
  readonly accepts: number;
  readonly seconds: number;
  readonly failures: readonly string[];
};

type Caller = { readonly id: number; readonly token: string };

/** All servicemen accept the same job in parallel, through two processes; then the next job. */
export const runOneHolder = async (
  world: SpawnedWorld,
  size: { readonly bookings: number; readonly servicemen: number },
): Promise<OneHolder> => {
  const { look, vault, database, server } = world;
  const now = Date.now();
  const customer = await createPerson(look, 'customer', now);
  const servicemen: Caller[] = [];
  for (let n = 0; n < size.servicemen; n += 1) {
    const serviceman = await createPerson(look, 'serviceman', now);
    servicemen.push({ id: serviceman.id, token: await world.signIn(serviceman) });
  }
  const [first] = servicemen;
  if (first === undefined) throw new Error('no serviceman was created');
  const offered = { count: size.bookings, state: 'offered', servicemanId: first.id } as const;
  const made = { ...offered, customerId: customer.id, now, code: '123456' };
  const bookings = await createBookings(look, vault, made);
  const ids = bookings.map(({ bookingId }) => bookingId);
  await offerToAll(
    look,
    ids,
    servicemen.map(({ id }) => id),
    new Date(now),
  );

  const other = await spawnServer({
    DATABASE_URL: database.url('app'),
    CALLS_PER_MINUTE_ADDRESS: '1000000',
    CALLS_PER_MINUTE_ACCOUNT: '1000000',
    CALLS_IN_FLIGHT_ACCOUNT: '1000000',
  });
  await server.start();
  await other.start();
  const doors = [server.base, other.base];
  const failures: string[] = [];
  const winners = new Map<number, number>();
  const acceptAll = async ({ bookingId, orderId }: FreshBooking): Promise<void> => {
    const fields = { bookingId: String(bookingId), mainId: String(orderId) };
    const codes = await Promise.all(
      servicemen.map(async ({ token }, at) => {
        const reply = await sendCall(doors[at % doors.length] ?? '', acceptOffer, fields, {
          token,
        });
        return reply.body.success ? 'yes' : String(reply.body.code);
      }),
    );
    const yes = servicemen.filter((_man, at) => codes[at] === 'yes');
    const [winner] = yes;
    if (winner === undefined || yes.length > 1)
      failures.push(`${bookingId}: ${yes.length} accepted`);
    else winners.set(bookingId, winner.id);
    const others = new Set(codes.filter((code) => code !== 'yes' && code !== 'booking.offer-gone'));
    for (const code of others) failures.push(`${bookingId}: a serviceman got ${code}`);
  };
  try {
    const began = performance.now();
    for (const booking of bookings) await acceptAll(booking);
    const seconds = (performance.now() - began) / 1000;
    for (const held of await holdersOf(look, ids)) {
      const isOwn = held.serviceman !== null && held.serviceman === winners.get(held.id);
      const isOnce =
        held.accepted === 1 && held.events === 1 && held.gone === servicemen.length - 1;
      if (!isOwn || !isOnce) failures.push(`${held.id}: ${JSON.stringify(held)}`);
    }
    return {
      offers: bookings.length,
      accepts: bookings.length * servicemen.length,
      seconds,
      failures,
    };
  } finally {
    await other.kill();
  }
};

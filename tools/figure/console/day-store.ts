import { putOnDuty } from '../../../apps/api/testing/order-world.ts';
import { createPerson, type FreshPerson } from '../../../apps/api/testing/fresh-people.ts';
import { changeBooking, look } from '../../../e2e/world/job-store.ts';

const MINUTE = 60_000;

/** A verified serviceman of this name on duty in the far area, where the demo world has nobody. */
export async function createServiceman(firstName: string): Promise<FreshPerson> {
  const person = await createPerson(look, 'serviceman', Date.now());
  await look('UPDATE profiles SET first_name = $2 WHERE account_id = $1', [person.id, firstName]);
  await putOnDuty(look, person.id);
  return person;
}

export const createCustomer = (): Promise<FreshPerson> =>
  createPerson(look, 'customer', Date.now());

/** As if the search had gone on until its end: nobody took it. */
export const endSearch = (bookingId: number): Promise<void> =>
  changeBooking(bookingId, { state: 'refused' });

/** As if the visit were so many minutes from now. */
export const bringForward = (bookingId: number, minutes: number): Promise<void> =>
  changeBooking(bookingId, { scheduled_at: new Date(Date.now() + minutes * MINUTE) });

/** As if the work had begun and ended so many minutes ago. */
export const endedBefore = (bookingId: number, minutes: number): Promise<void> => {
  const then = new Date(Date.now() - minutes * MINUTE);
  return changeBooking(bookingId, { started_at: then, ended_at: then });
};

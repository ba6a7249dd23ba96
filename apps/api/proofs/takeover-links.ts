import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { disownChange } from '@karigar/contract/recovery/disown-change';
import { createBookings } from '#testing/fresh-bookings';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import type { OtpWorld } from '#testing/otp-world';
import { withPayoutDesk } from '#testing/payout-desk';
import { people } from '#testing/people';
import { openSession } from './exactly-once-stage.ts';

const REASON = 'Agreed with the customer by phone';
const LINK = /\/not-me\/([\w-]+)/;

/** The links "This was not me" in the messages to a contact. */
const linksTo = async ({ inbox }: OtpWorld, contact: string): Promise<string[]> =>
  (await inbox(contact)).flatMap((letter) => LINK.exec(letter)?.[1] ?? []);

/** Presses one of the links that these contacts got; false when there is none, or it was refused. */
export const pressAny = async (
  world: OtpWorld,
  contacts: readonly string[],
  random: () => number,
): Promise<boolean> => {
  const links: string[] = [];
  for (const contact of contacts) links.push(...(await linksTo(world, contact)));
  const token = links[Math.floor(random() * links.length)];
  if (token === undefined) return false;
  return (await world.sendFields(disownChange, { token })).body.success;
};

const operatorOf = async (world: OtpWorld) => ({
  token: await openSession(world, await createPerson(world.look, 'operator', world.now())),
});

/** Money to pay out: a job that was corrected in the serviceman's favour. */
export const earnMoney = async (world: OtpWorld, { id: servicemanId }: FreshPerson) => {
  const { look, context, now, sendFields } = world;
  const customerId = people.asha.id;
  const [job] = await createBookings(look, context.vault, {
    count: 1,
    state: 'completed',
    servicemanId,
    customerId,
    now: now(),
    code: '730915',
  });
  if (job === undefined) throw new Error('no job');
  const ref = { bookingId: String(job.bookingId), mainId: String(job.orderId) };
  const fields = { ...ref, direction: 'give', amount: '500.00', reason: REASON };
  const { body } = await sendFields(correctEarnings, fields, await operatorOf(world));
  if (!body.success) throw new Error(`the earnings: ${String(body.code)}`);
};

/** Whether a payout leaves for the bank account now, whatever it is: the desk kyc finds the right name there. */
export const isPaidOut = async (world: OtpWorld, { id }: FreshPerson): Promise<boolean> => {
  const desk = withPayoutDesk(world);
  await desk.checkBank(id);
  if ((await desk.payable(id))?.leftOut !== null) return false;
  return (await desk.sendRun(id)).references.length > 0;
};

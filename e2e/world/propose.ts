import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import type { APIRequestContext } from '@playwright/test';
import { ORDERED } from '../../apps/api/testing/order-world.ts';
import { tokenOf, type Job } from './job.ts';
import { must } from './order-job.ts';

type Answers = Readonly<Record<string, 'pending' | 'accepted' | 'rejected'>>;

/** The serviceman proposes add-ons by name, and the customer answers all but the pending ones. */
export async function proposeAndAnswer(
  request: APIRequestContext,
  { bookingId, orderId, serviceman, customer }: Job,
  answers: Answers,
  quantity = 1,
): Promise<void> {
  const ref = { bookingId, orderId };
  const token = await tokenOf(request, serviceman, 'serviceman');
  const offered = await must(request, listServiceAddOns, { serviceId: ORDERED.id }, token);
  const items = Object.keys(answers).map((name) => {
    const found = offered.find((addOn) => addOn.name === name);
    if (found === undefined) throw new Error(`the service has no add-on ${name}`);
    return { addOnId: found.id, shownPrice: found.price, price: found.price, quantity };
  });
  await must(request, proposeAddOns, { ...ref, items }, token);
  if (Object.values(answers).every((answer) => answer === 'pending')) return;
  const customerToken = await tokenOf(request, customer, 'customer');
  for (const { id, name } of await must(request, listBookingAddOns, ref, customerToken)) {
    const answer = answers[name];
    if (answer === 'accepted' || answer === 'rejected')
      await must(request, answerAddOn, { ...ref, addOnId: id, answer }, customerToken);
  }
}

import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { paise } from '@karigar/domain/money';
import type { APIRequestContext } from '@playwright/test';
import type { FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { ask } from '../world/ask.ts';
import { tokenOf } from '../world/job.ts';

/** A serviceman at work by calls beside the page. */
export async function workByCalls(
  request: APIRequestContext,
  serviceman: FreshPerson,
  booking: { bookingId: number; orderId: number },
) {
  const token = await tokenOf(request, serviceman, 'serviceman');
  const make = async <Call extends AnyCall>(
    call: Call,
    input: InputOf<Call>,
  ): Promise<OutputOf<Call>> => {
    const reply = await ask(request, call, input, token);
    if (reply.kind !== 'ok') throw new Error(`${call.name}: ${JSON.stringify(reply)}`);
    return reply.data;
  };
  return {
    start: () => make(startWork, { ...booking, startedAt: Date.now() }),
    end: () => make(endWork, { ...booking, endedAt: Date.now() }),
    verify: (otp: string) => make(verifyCompletionOtp, { ...booking, otp }),
    propose: async (serviceId: number) => {
      const [addOn] = await make(listServiceAddOns, { serviceId });
      if (addOn === undefined) throw new Error('the service has no add-on');
      const { id: addOnId, price } = addOn;
      await make(proposeAddOns, {
        ...booking,
        items: [{ addOnId, shownPrice: price, price, quantity: 1 }],
      });
    },
    takeCash: async () => {
      const { totalAfterEnd } = await make(getPaymentSummary, booking);
      await make(addPayment, { ...booking, amount: paise(totalAfterEnd), mode: 'cash' });
    },
  };
}

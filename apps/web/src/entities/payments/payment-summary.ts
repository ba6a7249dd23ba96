import {
  getPaymentSummary,
  type PaymentSummary,
} from '@karigar/contract/payments/get-payment-summary';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '@karigar/client/cache/poll-every';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

type Read = {
  readonly state: { readonly data: PaymentSummary | undefined; readonly error: Error | null };
};

const isPaid = ({ totalAfterEnd, payments }: PaymentSummary): boolean =>
  amountDue(totalAfterEnd, payments) <= 0;

/** The total of a booking and the paid amount. Read again until it is paid: the customer may pay in the app. */
export const paymentSummary = (ref: BookingRef) =>
  queryOptions({
    queryKey: liveKey.payment(ref.bookingId),
    queryFn: reading(getPaymentSummary, ref),
    ...PERSISTED_SEPARATELY,
    refetchInterval: (query: Read) => {
      const { data } = query.state;
      return data !== undefined && isPaid(data) ? false : pollEvery(POLL_MS.payment)(query);
    },
  });

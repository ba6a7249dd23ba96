import type { OutputOf } from '@karigar/contract/define-call';
import { getOnlinePayment } from '@karigar/contract/payments/get-online-payment';
import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '@karigar/client/cache/poll-every';
import { liveKey } from '#platform/cache/live-keys';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { POLL_MS } from '#platform/cache/poll-intervals';
import { reading } from '#platform/cache/read';

export type OnlinePayment = OutputOf<typeof getOnlinePayment>;

type Read = {
  readonly state: { readonly data: OnlinePayment | undefined; readonly error: Error | null };
};

/** Late money can still come after a failure or after the page expired. */
const isFinal = ({ state, back }: OnlinePayment): boolean =>
  state === 'refunded' || (state === 'paid' && back === 0);

/** As often while hints arrive: a failed attempt changes no booking. */
const poll = pollEvery(POLL_MS.onlinePayment, POLL_MS.onlinePayment);

/** A payment on the gateway's page. Below the key of the customer's bookings, so that their hints reach it. */
export const onlinePayment = (paymentId: number) =>
  queryOptions({
    queryKey: liveKey.mine('online', paymentId),
    queryFn: reading(getOnlinePayment, { paymentId }),
    ...PERSISTED_SEPARATELY,
    refetchInterval: (query: Read) => {
      const { data } = query.state;
      return data !== undefined && isFinal(data) ? false : poll(query);
    },
  });

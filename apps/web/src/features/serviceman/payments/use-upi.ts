import { askByUpi } from '@karigar/contract/payments/ask-by-upi';
import type { UpiRequest } from '@karigar/contract/payments/upi-request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/api/call';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { useAction } from '#platform/api/use-action';
import { upiRequest } from './payment.queries.ts';

/** Whether UPI is offered, the open UPI request, and a function that creates one. */
export const useUpi = (ref: BookingRef) => {
  const say = useSay();
  const client = useQueryClient();
  const query = upiRequest(ref);
  const { data } = useQuery(query);
  const [alert, setAlert] = useState<string | null>(null);

  const ask = useAction(async () => {
    setAlert(null);
    const result = await call(askByUpi, ref);
    if (result.kind !== 'ok') return setAlert(whyFailed(result, say));
    client.setQueryData(query.queryKey, { isOffered: true, waiting: result.data });
  });

  const waiting: UpiRequest | null = data?.waiting ?? null;
  return { isOffered: data?.isOffered === true, waiting, ask, alert };
};

import { askByUpi } from '@karigar/contract/payments/ask-by-upi';
import type { UpiRequest } from '@karigar/contract/payments/upi-request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { upiRequest } from '#entities/payments/upi-request';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { useWrite } from '#platform/write/use-write';

/** Whether UPI is offered, the open UPI request, and a function that creates one. */
export const useUpi = (ref: BookingRef) => {
  const say = useSay();
  const client = useQueryClient();
  const query = upiRequest(ref);
  const { data } = useQuery(query);
  const [alert, setAlert] = useState<string | null>(null);

  const write = useWrite(askByUpi, {
    done: ({ data: asked }) =>
      client.setQueryData(query.queryKey, { isOffered: true, waiting: asked }),
    failure: (failed) => setAlert(whyFailed(failed, say)),
  });
  const ask = {
    isBusy: write.isBusy,
    run: (): void => {
      setAlert(null);
      write.run(ref);
    },
  };

  const waiting: UpiRequest | null = data?.waiting ?? null;
  return { isOffered: data?.isOffered === true, waiting, ask, alert };
};

import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useFault } from '@karigar/client/write/use-fault';
import { liveKey } from '#platform/cache/live-keys';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';
import { useWrite } from '#platform/write/use-write';

/** Opens the gateway's page for what is due, once, however often the button is pressed. */
export const usePayOnline = (
  ref: BookingRef,
  { replace = false, part }: { replace?: boolean; part?: 'advance' } = {},
) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { fault, setFault, failure } = useFault();
  const write = useWrite(startOnlinePayment, {
    done: ({ data: { paymentId, payUrl } }) => {
      // Below the gateway's page in history, so that Back leads to how the payment stands.
      navigate(pathTo('pay', { id: paymentId }), { replace });
      location.assign(payUrl);
    },
    failure: (failed) => {
      failure(failed);
      void client.invalidateQueries({ queryKey: liveKey.mine() });
    },
  });
  return {
    isBusy: write.isBusy,
    fault: fault?.words ?? null,
    run: (): void => {
      setFault(undefined);
      write.run(part === undefined ? ref : { ...ref, part });
    },
  };
};

import { choosePayoutPace } from '@karigar/contract/earnings/choose-payout-pace';
import type { Pace } from '@karigar/domain/payouts/pace';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';

/** Saves how often the serviceman is paid, for the fee that the screen shows. */
export const usePace = (fee: number | null, onDone: () => void) => {
  const say = useSay();
  const [fault, setFault] = useState<string | null>(null);
  const write = useWrite(choosePayoutPace, {
    done: ({ message }) => {
      toasts.good(message);
      onDone();
    },
    failure: (failed) => setFault(whyFailed(failed, say)),
    invalidates: [{ queryKey: liveKey.earnings() }],
  });
  return {
    save: (pace: Pace): void => {
      setFault(null);
      write.run(pace === 'daily' && fee !== null ? { pace, fee } : { pace });
    },
    isBusy: write.isBusy,
    fault,
    forget: (): void => setFault(null),
  };
};

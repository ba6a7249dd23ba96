import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { addTip } from '@karigar/contract/payments/add-tip';
import { isTipAmount } from '@karigar/domain/ledger/correction';
import type { Paise } from '@karigar/domain/money';
import { useFault } from '@karigar/client/write/use-fault';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import { tipMessages as texts } from './tip.messages.ts';

/** Records the tip that the serviceman got, once, however often the button is pressed. */
export const useTip = ({ booking: { id, orderId } }: Pick<MyBooking, 'booking'>) => {
  const say = useSay();
  const { fault, setFault, failure } = useFault();
  const write = useWrite(addTip, { failure, invalidates: [{ queryKey: liveKey.mine(id) }] });

  const run = (amount: Paise | null): void => {
    const isTip = amount !== null && isTipAmount(amount);
    setFault(isTip ? undefined : { words: say(texts.wrongAmount), isOfField: true });
    if (isTip) write.run({ bookingId: id, orderId, amount });
  };

  return { run, isBusy: write.isBusy, fault, mend: (): void => setFault(undefined) };
};

import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { saveBuyer } from '@karigar/contract/receipts/save-buyer';
import { toasts } from '@karigar/client/toast/toasts';
import { useSay } from '@karigar/client/i18n/use-say';
import { useFault } from '@karigar/client/write/use-fault';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import { buyerMessages as texts } from './buyer.messages.ts';

type Written = { readonly gstin: string; readonly name: string };

/** Saves or takes back the business to invoice. A refusal stays in the sheet: the words of the customer are kept. */
export const useSaveBuyer = ({ id, orderId }: MyBooking['booking'], onSaved: () => void) => {
  const say = useSay();
  const { fault, setFault, failure } = useFault();
  const write = useWrite(saveBuyer, {
    done: ({ message }) => {
      toasts.good(message);
      onSaved();
    },
    failure,
    invalidates: [{ queryKey: liveKey.mine(id) }],
  });
  const ref = { bookingId: id, orderId };
  const run = ({ gstin, name }: Written): void => {
    const isWhole = gstin.trim() !== '' && name.trim() !== '';
    setFault(isWhole ? undefined : { words: say(texts.incomplete), isOfField: true });
    if (isWhole) write.run({ ...ref, gstin: gstin.trim(), businessName: name.trim() });
  };
  return {
    run,
    remove: (): void => write.run(ref),
    isBusy: write.isBusy,
    fault,
    mend: (): void => setFault(undefined),
  };
};

import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { PanelRow } from '@karigar/ui/panel/panel';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { buyerMessages as texts } from './buyer.messages.ts';

const BuyerSheet = lazy(async () => ({ default: (await import('./buyer-sheet.tsx')).BuyerSheet }));

/** The business to which this booking is invoiced; where there is none, how to give one while it is not too late. */
export const BuyerRow = ({ mine }: { mine: MyBooking }) => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { booking, hasReceipt, buyerGstin } = mine;
  const { state } = booking;
  const isInvoiced = hasReceipt || state === 'completed';
  const isOver = state === 'cancelled' || state === 'refused';
  if (isOver || (isInvoiced && buyerGstin === undefined)) return null;
  const hint =
    buyerGstin === undefined ? say(texts.rowHelp) : say(texts.rowGiven, { gstin: buyerGstin });
  return (
    <>
      <PanelRow icon="receipt" label={say(texts.row)} hint={hint} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <BuyerSheet booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

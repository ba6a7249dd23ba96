import { Button, type ButtonLook } from '@karigar/ui/button/button';
import { lazy, Suspense } from 'react';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { receiptMessages as texts } from './receipt.messages.ts';

const ReceiptSheet = lazy(async () => ({
  default: (await import('./receipt-sheet.tsx')).ReceiptSheet,
}));

/** Opens the receipt of a paid booking; the sheet loads with the tap. */
export const ReceiptButton = ({ bookingRef, ...look }: { bookingRef: BookingRef } & ButtonLook) => {
  const say = useSay();
  const sheet = useSheet(['receipt']);
  const isOpen = sheet.open !== null;
  return (
    <>
      <Button variant="secondary" icon="receipt" {...look} onClick={() => sheet.show('receipt')}>
        {say(texts.receipt)}
      </Button>
      {isOpen && (
        <Suspense>
          <ReceiptSheet bookingRef={bookingRef} open onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
};

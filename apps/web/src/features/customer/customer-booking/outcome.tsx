import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { formatMoney } from '@karigar/domain/money-text';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { lazy, Suspense } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { ReceiptButton } from '#entities/receipts/receipt-button.tsx';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import { searchMessages } from './search.messages.ts';
import { visitMessages } from './visit.messages.ts';

const PayOnline = lazy(async () => ({ default: (await import('./pay-online.tsx')).PayOnline }));

const CHARGED = {
  due: visitMessages.visitDue,
  paid: visitMessages.visitPaid,
  waived: visitMessages.visitWaived,
} as const;

/** Of a booking without work: why there is none, and what it costs. */
export const Outcome = ({ mine }: { mine: MyBooking }) => {
  const { booking, search, visitSettled, isCancelledLate, paysOnline, hasReceipt } = mine;
  const say = useSay();
  if (search?.kind === 'nobody-came')
    return (
      <Callout tone="bad">
        <Text strong>{say(searchMessages.nobodyCame)}</Text>
        <Text>{say(searchMessages.sorry)}</Text>
      </Callout>
    );
  if (booking.state !== 'cancelled') return null;
  const { visitCharge, missedAt } = booking;
  // Reported at the door, and an operator has not decided yet.
  if (missedAt !== null)
    return (
      <Callout tone="bad">
        <Text strong>{say(visitMessages.nobodyHome)}</Text>
        <Text>{say(visitMessages.nothingChargedYet)}</Text>
      </Callout>
    );
  if (visitCharge !== null) {
    const isToPay = visitSettled === null && paysOnline;
    const charged = isToPay ? visitMessages.visitDueOnline : CHARGED[visitSettled ?? 'due'];
    return (
      <>
        <Callout tone={visitSettled === null ? 'bad' : 'info'}>
          <Text strong>
            {say(isCancelledLate ? visitMessages.cancelledLate : visitMessages.nobodyHome)}
          </Text>
          <Text>{say(charged, { amount: formatMoney(visitCharge) })}</Text>
        </Callout>
        {isToPay && (
          <Suspense>
            <PayOnline mine={mine} due={visitCharge} />
          </Suspense>
        )}
        {hasReceipt && (
          <ReceiptButton bookingRef={{ bookingId: booking.id, orderId: booking.orderId }} block />
        )}
      </>
    );
  }
  return (
    <Callout tone="bad">
      <Text strong>{say(texts.cancelled)}</Text>
      <Text>{say(texts.nothingCharged)}</Text>
    </Callout>
  );
};

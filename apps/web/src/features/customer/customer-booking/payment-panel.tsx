import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import type { Paise } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { Meter } from '@karigar/ui/meter/meter';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { upiRequest } from '#entities/payments/upi-request';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { ReceiptButton } from '#entities/receipts/receipt-button.tsx';
import { firstName } from './first-name.ts';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';

const PayOnline = lazy(async () => ({ default: (await import('./pay-online.tsx')).PayOnline }));

const OnlinePaymentRow = lazy(async () => ({
  default: (await import('./pay-online.tsx')).OnlinePaymentRow,
}));

const AdvancePanel = lazy(async () => ({
  default: (await import('./pay-online.tsx')).AdvancePanel,
}));

const RefundRows = lazy(async () => ({
  default: (await import('./refund-rows.tsx')).RefundRows,
}));

const TipPanel = lazy(async () => ({ default: (await import('./tip-panel.tsx')).TipPanel }));

/** The amount on the dark plate, and how it is paid. The app and UPI are named only where they are offered. */
const Due = ({ mine, due }: { mine: MyBooking; due: Paise }) => {
  const say = useSay();
  const { booking, serviceman, paysOnline } = mine;
  const { id, orderId, serviceName, servicemanName } = booking;
  const { data: upi } = useQuery(upiRequest({ bookingId: id, orderId }));
  const name = firstName(serviceman?.name ?? servicemanName);
  const [cash, cashOrUpi] = paysOnline
    ? [texts.orPayCash, texts.orPayCashOrUpi]
    : [texts.payCash, texts.payCashOrUpi];
  return (
    <>
      <Meter
        state="running"
        clock={false}
        line={say(texts.toPay, { name })}
        figures={<Amount of={due} />}
        below={serviceName}
      />
      {paysOnline && (
        <Suspense>
          <PayOnline mine={mine} due={due} />
        </Suspense>
      )}
      <Text strong>{say(upi?.isOffered ? cashOrUpi : cash, { name })}</Text>
    </>
  );
};

const ADVANCE_STATES = new Set<MyBooking['booking']['state']>(['assigned', 'started', 'held']);

/** What is to pay and how, or that it is paid; then the receipt and a tip. */
export const PaymentPanel = ({ mine, total }: { mine: MyBooking; total: Paise }) => {
  const say = useSay();
  const { booking, hasReceipt, paid, takesUpi, paysOnline, onlinePayment, refunds = [] } = mine;
  const { id, orderId, state, paymentStatus, totalAfterEnd } = booking;
  const online = onlinePayment && (
    <Suspense>
      <OnlinePaymentRow payment={onlinePayment} />
    </Suspense>
  );
  if (paymentStatus === 'none' || (total === 0 && paid === 0)) return online;
  const inApp = mine.advance === undefined ? texts.payOnlineAfterwards : texts.payRestAfterwards;
  const isBeforeEnd = ADVANCE_STATES.has(state);
  const isPaid = paymentStatus === 'paid';
  const due = amountDue(total, [paid]);
  const cashAfterwards = takesUpi ? texts.payAfterwards : texts.payCashAfterwards;
  const isDue = !isPaid && due > 0 && (state === 'ended' || state === 'completed');
  return (
    <section aria-label={say(texts.payment)}>
      <Stack gap={3}>
        {isDue ? (
          <Due mine={mine} due={due} />
        ) : (
          <Panel>
            <PanelRow
              icon="cash"
              label={say(texts.payment)}
              value={<Amount of={total} />}
              {...(totalAfterEnd === null && {
                hint: say(paysOnline ? inApp : cashAfterwards),
              })}
              end={
                <StatusPill look={isPaid ? 'done' : 'pending'}>
                  {say(isPaid ? texts.paid : texts.pending)}
                </StatusPill>
              }
            />
          </Panel>
        )}
        {mine.advance !== undefined && isBeforeEnd && (
          <Suspense>
            <AdvancePanel mine={mine} />
          </Suspense>
        )}
        {online}
        {refunds.length > 0 && (
          <Suspense>
            <RefundRows refunds={refunds} />
          </Suspense>
        )}
        {hasReceipt && <ReceiptButton bookingRef={{ bookingId: id, orderId }} block />}
        {(mine.may.tip || mine.tip !== null) && (
          <Suspense>
            <TipPanel mine={mine} />
          </Suspense>
        )}
      </Stack>
    </section>
  );
};

import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import type { Paise } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { Meter } from '@karigar/ui/meter/meter';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { upiRequest } from '#entities/payments/upi-request';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { ReceiptButton } from '#entities/receipts/receipt-button.tsx';
import { firstName } from './first-name.ts';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import { TipPanel } from './tip-panel.tsx';

/** The amount on the dark plate, and how it is paid. UPI is named only where it is offered. */
const Due = ({ mine: { booking, serviceman }, due }: { mine: MyBooking; due: Paise }) => {
  const say = useSay();
  const { id, orderId, serviceName, servicemanName } = booking;
  const { data: upi } = useQuery(upiRequest({ bookingId: id, orderId }));
  const name = firstName(serviceman?.name ?? servicemanName);
  return (
    <>
      <Meter
        state="running"
        clock={false}
        line={say(texts.toPay, { name })}
        figures={<Amount of={due} />}
        below={serviceName}
      />
      <Text strong>{say(upi?.isOffered ? texts.payCashOrUpi : texts.payCash, { name })}</Text>
    </>
  );
};

/** What is to pay and how, or that it is paid; then the receipt and a tip. */
export const PaymentPanel = ({ mine, total }: { mine: MyBooking; total: Paise }) => {
  const say = useSay();
  const { booking, hasReceipt, paid, takesUpi } = mine;
  const { id, orderId, state, paymentStatus, totalAfterEnd } = booking;
  if (paymentStatus === 'none') return null;
  const isPaid = paymentStatus === 'paid';
  const due = amountDue(total, [paid]);
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
                hint: say(takesUpi ? texts.payAfterwards : texts.payCashAfterwards),
              })}
              end={
                <StatusPill look={isPaid ? 'done' : 'pending'}>
                  {say(isPaid ? texts.paid : texts.pending)}
                </StatusPill>
              }
            />
          </Panel>
        )}
        {hasReceipt && <ReceiptButton bookingRef={{ bookingId: id, orderId }} block />}
        <TipPanel mine={mine} />
      </Stack>
    </section>
  );
};

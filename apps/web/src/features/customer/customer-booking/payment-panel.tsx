import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import type { Paise } from '@karigar/domain/money';
import { ButtonLink } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Amount } from '#platform/i18n/amount.tsx';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { ReceiptButton } from '#entities/receipts/receipt-button.tsx';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import { TipPanel } from './tip-panel.tsx';
import { tipMessages } from './tip.messages.ts';

/** Whether the booking is paid, its receipt, a tip, and the same service again. */
export const PaymentPanel = ({ mine, total }: { mine: MyBooking; total: Paise }) => {
  const say = useSay();
  const { booking, hasReceipt, takesUpi } = mine;
  const { id, orderId, state, serviceId, paymentStatus, totalAfterEnd } = booking;
  if (paymentStatus === 'none') return null;
  const isPaid = paymentStatus === 'paid';
  return (
    <Stack gap={3}>
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
      {hasReceipt && <ReceiptButton bookingRef={{ bookingId: id, orderId }} block />}
      {mine.may.tip && <TipPanel mine={mine} />}
      {state === 'completed' && serviceId !== null && (
        <ButtonLink
          variant="secondary"
          block
          icon="refresh"
          href={pathTo('service', { id: serviceId })}
        >
          {say(tipMessages.bookAgain)}
        </ButtonLink>
      )}
    </Stack>
  );
};

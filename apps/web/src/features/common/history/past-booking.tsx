import type { Booking } from '@karigar/contract/bookings/booking';
import { billOf } from '@karigar/domain/bookings/bill';
import { isCancelled } from '@karigar/domain/bookings/status';
import { visitDecisionDue } from '@karigar/domain/visit-problems/missed-visit';
import { isPaymentOpen } from '@karigar/domain/payments/payment-status';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { RefusedNotes } from '#entities/actions/refused-notes.tsx';
import { savedMessages } from '#entities/actions/saved.messages';
import { useSaved } from '#entities/actions/use-saved';
import { BillMemo } from '#entities/bookings/bill.tsx';
import { ServicePicture } from '#entities/catalogue/service-picture.tsx';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { pastBooking } from '#entities/bookings/past-booking';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { ReceiptButton } from '#entities/receipts/receipt-button.tsx';
import { AcceptedAddOns } from './accepted-add-ons.tsx';
import { historyMessages as texts } from './history.messages.ts';
import styles from './past-booking.module.css';
import { PastFacts } from './past-facts.tsx';
import { totalOf } from '#entities/bookings/total-of';
import { usePayNow } from './use-pay-now.ts';

const CancelledNote = ({ at }: { at: number }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  return (
    <Callout tone="bad">
      <Text strong>{say(texts.cancelledAt)}</Text>
      <Text>{dateTime(at)}</Text>
    </Callout>
  );
};

/** Nobody was home, and our team has not decided about the visit yet. */
const CheckedNote = ({ missedAt }: { missedAt: number }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  return (
    <Callout tone="info" icon="hour">
      <Text strong>{say(texts.checked, { time: dateTime(visitDecisionDue(missedAt)) })}</Text>
      <Text>{say(texts.checkedHelp)}</Text>
    </Callout>
  );
};

/** All facts of a past booking; an open payment stays in the dock. */
export const PastBooking = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const payNow = usePayNow(booking);
  const { id, image, serviceName, price, total, addOns, statusName, updatedAt, missedAt } = booking;
  const bill = billOf(total, addOns);
  const saved = useSaved(id);
  const isOpen = isPaymentOpen(booking) && !saved.cash && !saved.isPaid;
  return (
    <>
      <Main tight>
        <Stack gap={3}>
          <ServicePicture image={image} />
          <Stack gap={2}>
            <div>
              <StaleHint of={pastBooking(id).queryKey} />
              <Text as="h2" size="title">
                {serviceName}
              </Text>
            </div>
            <Amount of={price} size="medium" />
          </Stack>
          <Stack gap={3} role="status">
            <RefusedNotes bookingId={id} standing={booking.state} />
          </Stack>
          {saved.cash && (
            <Callout tone="good" icon="sync">
              <Text strong>{say(savedMessages.cash)}</Text>
              <Text size="small">{say(savedMessages.cashHelp)}</Text>
            </Callout>
          )}
          {isOpen && (
            <Callout tone="gold" icon="hour">
              <span className={styles['open']}>
                <Text as="b">{say(texts.paymentPending)}</Text>
                <Amount of={totalOf(booking)} size="small" />
              </span>
            </Callout>
          )}
          {isCancelled(statusName) && updatedAt !== null && <CancelledNote at={updatedAt} />}
          {missedAt !== null && <CheckedNote missedAt={missedAt} />}
          <PastFacts booking={booking} />
          <AcceptedAddOns addOns={bill.addOns} />
          <BillMemo booking={booking} bill={bill} isBilled={!isCancelled(statusName)} />
          {booking.paymentStatus === 'paid' && (
            <ReceiptButton bookingRef={{ bookingId: id, orderId: booking.orderId }} block />
          )}
        </Stack>
      </Main>
      {isOpen && (
        <ActionBar
          sum={{
            label: (
              <Text as="span" strong>
                {say(texts.due)}
              </Text>
            ),
            amount: <Amount of={totalOf(booking)} size="medium" />,
          }}
        >
          <Button block onClick={payNow}>
            {say(texts.payNow)}
          </Button>
        </ActionBar>
      )}
    </>
  );
};

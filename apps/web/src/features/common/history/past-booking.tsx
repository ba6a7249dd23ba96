import type { Booking } from '@karigar/contract/bookings/booking';
import { billOf } from '@karigar/domain/bookings/bill';
import { isCancelled } from '@karigar/domain/bookings/status';
import { isPaymentOpen } from '@karigar/domain/payments/payment-status';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Dock } from '@karigar/ui/action-bar/action-bar';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { BillMemo } from '#entities/bookings/bill.tsx';
import { ServicePicture } from '#entities/catalogue/service-picture.tsx';
import { Amount } from '#platform/i18n/amount.tsx';
import { useFormat } from '#platform/i18n/use-format';
import { useSay } from '#platform/i18n/use-say';
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

/** Everything about a booking that is over; an open payment stays under the thumb. */
export const PastBooking = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const payNow = usePayNow(booking);
  const { id, image, serviceName, price, total, addOns, statusName, updatedAt } = booking;
  const bill = billOf(total, addOns);
  const isOpen = isPaymentOpen(booking);
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
          {isOpen && (
            <Callout tone="gold" icon="hour">
              <span className={styles['open']}>
                <Text as="b">{say(texts.paymentPending)}</Text>
                <Amount of={totalOf(booking)} size="small" />
              </span>
            </Callout>
          )}
          {isCancelled(statusName) && updatedAt !== null && <CancelledNote at={updatedAt} />}
          <PastFacts booking={booking} />
          <AcceptedAddOns addOns={bill.addOns} />
          <BillMemo booking={booking} bill={bill} />
          {booking.paymentStatus === 'paid' && (
            <ReceiptButton bookingRef={{ bookingId: id, orderId: booking.orderId }} block />
          )}
        </Stack>
      </Main>
      {isOpen && (
        <Dock
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
        </Dock>
      )}
    </>
  );
};

import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { myBooking } from '#entities/bookings/my-bookings';
import type { OnlinePayment } from '#entities/payments/online-payment';
import { usePayOnline } from '#entities/payments/use-pay-online';
import { readingMessages } from '#platform/cache/reading.messages';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { pathTo } from '#platform/navigation/paths';
import { onlinePaymentMessages as texts } from './online-payment.messages.ts';
import { OnlinePaymentHead } from './online-payment-head.tsx';

/** How the payment stands, and the next step: continue on the gateway's page, try again, or back to the booking. */
export const OnlinePaymentView = ({ payment, of }: { payment: OnlinePayment; of: QueryKey }) => {
  const say = useSay();
  const navigate = useNavigate();
  const { bookingId, orderId, state, payUrl } = payment;
  const { data: mine } = useQuery(myBooking(bookingId));
  const pay = usePayOnline({ bookingId, orderId }, { replace: true });
  const isOver = state === 'paid' || state === 'refunded';
  // The booking may be read a moment before this payment.
  const isByThis = mine?.onlinePayment?.state === 'paid';
  const isSettled = mine?.booking.paymentStatus === 'paid' || (mine?.visitSettled ?? null) !== null;
  const isPaidOtherwise = !isOver && !isByThis && isSettled;
  const isToPay = !isOver && !isPaidOtherwise;
  const isOpen = state === 'waiting' && payUrl !== null;
  const isRetry = isToPay && !isOpen;
  return (
    <>
      <Main tight>
        <Stack gap={3}>
          <StaleHint of={of} />
          <div role="status">
            <OnlinePaymentHead payment={payment} mine={mine} isPaidOtherwise={isPaidOtherwise} />
          </div>
          {isToPay && isOpen && (
            <ButtonLink variant="secondary" block href={payUrl}>
              {say(texts.continuePaying)}
            </ButtonLink>
          )}
        </Stack>
      </Main>
      <ActionBar
        {...(pay.fault !== null && {
          note: (
            <Callout alert tone="bad">
              {pay.fault}
            </Callout>
          ),
        })}
      >
        <Button
          variant={isRetry ? 'secondary' : 'primary'}
          wide={!isRetry}
          onClick={() =>
            // In place of this page: Back must not lead to the gateway's page.
            navigate(pathTo('bookingDetail', { id: bookingId }), { replace: true })
          }
        >
          {say(texts.toBooking)}
        </Button>
        {isRetry && (
          <Button wide busy={pay.isBusy} busyLabel={say(texts.opening)} onClick={pay.run}>
            {say(readingMessages.tryAgain)}
          </Button>
        )}
      </ActionBar>
    </>
  );
};

import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@karigar/client/navigation/router.tsx';
import { bookingRefOf, type BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { paymentMessages as texts } from './payment.messages.ts';
import { paymentSummary } from '#entities/payments/payment-summary';
import { useExpectedSummary } from './use-expected-summary.ts';
import { PaymentView } from './payment-view.tsx';

const Payment = ({ bookingRef }: { bookingRef: BookingRef }) => {
  const say = useSay();
  const query = paymentSummary(bookingRef);
  const { data, error } = useQuery(query);
  const summary = useExpectedSummary(bookingRef.bookingId, data);
  useScreen(say(texts.payment));
  return (
    <Screen>
      <TopBar title={say(texts.payment)} back={{ label: say(texts.back), href: pathTo('home') }} />
      {summary === undefined ? (
        <Main tight>
          {error === null ? (
            <Spinner label={say(readingMessages.loading)} />
          ) : (
            <LoadFailed title={say(texts.couldNotLoad)} of={query.queryKey} />
          )}
        </Main>
      ) : (
        <PaymentView bookingRef={bookingRef} summary={summary} />
      )}
    </Screen>
  );
};

/** The payment of one booking. Without a booking it redirects to the history. */
export const PaymentScreen = () => {
  const { state } = useLocation();
  const ref = bookingRefOf(state);
  return ref === null ? (
    <Navigate to={pathTo('bookingHistory')} replace />
  ) : (
    <Payment bookingRef={ref} />
  );
};

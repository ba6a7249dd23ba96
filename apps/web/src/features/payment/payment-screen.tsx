import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { useScreen } from '#shared/navigation/use-screen';
import { LoadFailed } from '#shared/queries/load-failed.tsx';
import { readingMessages } from '#shared/queries/reading.messages';
import { paymentMessages as texts } from './payment.messages.ts';
import { paymentSummary } from './payment.queries.ts';
import { paymentRefOf, type PaymentRef } from './payment-ref.ts';
import { PaymentView } from './payment-view.tsx';

const Payment = ({ paymentRef }: { paymentRef: PaymentRef }) => {
  const say = useSay();
  const query = paymentSummary(paymentRef);
  const { data: summary, error } = useQuery(query);
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
        <PaymentView paymentRef={paymentRef} summary={summary} />
      )}
    </Screen>
  );
};

/** The cash for one booking. Opened without saying which, it leads to the history. */
export const PaymentScreen = () => {
  const { state } = useLocation();
  const ref = paymentRefOf(state);
  return ref === null ? (
    <Navigate to={pathTo('bookingHistory')} replace />
  ) : (
    <Payment paymentRef={ref} />
  );
};

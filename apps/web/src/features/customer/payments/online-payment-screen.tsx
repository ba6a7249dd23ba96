import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@karigar/client/navigation/router.tsx';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';
import { wasRefused } from '@karigar/client/cache/was-refused';
import { useSay } from '@karigar/client/i18n/use-say';
import { onlinePayment } from '#entities/payments/online-payment';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { onlinePaymentMessages as texts } from './online-payment.messages.ts';
import { OnlinePaymentView } from './online-payment-view.tsx';

/** What came of a payment on the gateway's page, which leads back to here. */
export const OnlinePaymentScreen = () => {
  const say = useSay();
  const id = Number(useParams()['id']);
  const onBack = useBack('booking');
  const query = onlinePayment(id);
  const { data, error } = useQuery(query);
  useFailureLog('Error fetching the online payment', error);
  useScreen(say(texts.payment));
  return (
    <Screen>
      <TopBar title={say(texts.payment)} back={{ label: say(texts.back), onPress: onBack }} />
      {data === undefined ? (
        <Main tight>
          {error === null && <Spinner label={say(readingMessages.loading)} />}
          {error !== null && !wasRefused(error) && (
            <LoadFailed title={say(texts.couldNotLoad)} of={query.queryKey} />
          )}
          {wasRefused(error) && (
            <Empty
              scene="scene-empty"
              title={say(texts.notFound)}
              help={say(texts.notFoundHelp)}
              action={<ButtonLink href={pathTo('booking')}>{say(texts.myBookings)}</ButtonLink>}
            />
          )}
        </Main>
      ) : (
        <OnlinePaymentView payment={data} of={query.queryKey} />
      )}
    </Screen>
  );
};

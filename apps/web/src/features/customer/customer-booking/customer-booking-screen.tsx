import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { NumberText } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { MyPill } from '#entities/bookings/my-pill.tsx';
import { useSay } from '#platform/i18n/use-say';
import { PATHS, pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { useSheet } from '#platform/navigation/use-sheet';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { myBooking } from '#entities/bookings/my-bookings';
import { readingMessages } from '#platform/cache/reading.messages';
import { useFailureLog } from '#platform/cache/use-failure-log';
import { wasRefused } from '#platform/cache/was-refused';
import { CustomerBookingView } from './customer-booking-view.tsx';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';

const RatingScreen = lazy(async () => ({
  default: (await import('./rating-screen.tsx')).RatingScreen,
}));

const SHEETS = ['rate', 'cancel', 'move', 'approve'] as const;

const Loading = () => {
  const say = useSay();
  return (
    <Stack gap={4}>
      <Spinner label={say(readingMessages.loading)} />
      <Skeleton width="100%" height={150} />
      <Skeleton width="70%" height={28} />
      <Skeleton width="100%" height={112} />
      <Skeleton width="100%" height={200} />
    </Stack>
  );
};

const NotFound = () => {
  const say = useSay();
  return (
    <Empty
      scene="scene-empty"
      title={say(texts.notFound)}
      help={say(texts.notFoundHelp)}
      action={<ButtonLink href={pathTo('booking')}>{say(texts.myBookings)}</ButtonLink>}
    />
  );
};

/** Asks for a rating when the code closes the job while the customer looks. */
const useAskOnCompletion = (mayRate: boolean | undefined, ask: () => void): void => {
  const before = useRef(mayRate);
  const asks = useRef(ask);
  useEffect(() => {
    asks.current = ask;
  });
  useEffect(() => {
    if (before.current === false && mayRate === true) asks.current();
    before.current = mayRate;
  }, [mayRate]);
};

/** One booking of the customer, live or past: the serviceman, the progress, and the customer's actions. */
export const CustomerBookingScreen = () => {
  const say = useSay();
  const id = Number(useParams()['id']);
  const sheet = useSheet(SHEETS);
  const isPast = useLocation().pathname.startsWith(PATHS.bookingHistory.pattern);
  const onBack = useBack(isPast ? 'bookingHistory' : 'booking');
  const asked = myBooking(id);
  const { data, error } = useQuery(asked);
  const isMissing = data === undefined && wasRefused(error);
  useFailureLog('Error fetching booking details', error);
  useAskOnCompletion(data?.may.rate, () => sheet.show('rate'));
  useScreen(say(texts.booking));

  if (data !== undefined && sheet.open === 'rate' && data.may.rate)
    return (
      <Suspense>
        <RatingScreen mine={data} onClose={sheet.close} />
      </Suspense>
    );
  const back = { label: say(texts.back), onPress: onBack };
  if (data === undefined)
    return (
      <Screen>
        <TopBar title={say(texts.booking)} back={back} />
        <Main tight>
          {isMissing && <NotFound />}
          {error === null && <Loading />}
          {error !== null && !isMissing && (
            <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
          )}
        </Main>
      </Screen>
    );
  const { booking } = data;
  return (
    <Screen>
      <TopBar
        caption={say(texts.orderId)}
        title={<NumberText>{booking.bookingNo || booking.orderId}</NumberText>}
        back={back}
        trailing={<MyPill state={booking.state} />}
      />
      <CustomerBookingView mine={data} sheet={sheet} />
    </Screen>
  );
};

import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { NumberText } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { pastBooking, usePastBooking } from '#entities/bookings/past-booking';
import { readingMessages } from '#platform/cache/reading.messages';
import { toasts } from '#platform/toast/toasts';
import { historyMessages as texts } from './history.messages.ts';
import { OutcomePill } from './past-pills.tsx';
import { PastBooking } from './past-booking.tsx';

const Loading = () => {
  const say = useSay();
  return (
    <Stack gap={4}>
      <Spinner label={say(readingMessages.loading)} />
      <Skeleton width="100%" height={112} />
      <Skeleton width="70%" height={28} />
      <Skeleton width="40%" height={28} />
      <Skeleton width="100%" height={160} />
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
      action={<ButtonLink href={pathTo('bookingHistory')}>{say(texts.goToHistory)}</ButtonLink>}
    />
  );
};

/** One past booking: the work, the total, and a button for an open cash payment. */
export const HistoryDetailScreen = () => {
  const say = useSay();
  const id = Number(useParams()['id']);
  const { data: booking, error } = usePastBooking(id);
  const failed = say(texts.failed);
  const back = { label: say(texts.back), onPress: useBack('bookingHistory') };
  useScreen(say(texts.pastBooking));
  useEffect(() => {
    if (error !== null) toasts.bad(failed);
  }, [error, failed]);

  if (booking)
    return (
      <Screen>
        <TopBar
          caption={say(texts.orderId)}
          title={<NumberText>{booking.bookingNo || booking.orderId}</NumberText>}
          back={back}
          trailing={<OutcomePill booking={booking} />}
        />
        <PastBooking booking={booking} />
      </Screen>
    );
  return (
    <Screen>
      <TopBar title={say(texts.pastBooking)} back={back} />
      <Main tight>
        {booking === null && <NotFound />}
        {booking === undefined && error === null && <Loading />}
        {booking === undefined && error !== null && (
          <LoadFailed title={say(texts.couldNotLoadOne)} of={pastBooking(id).queryKey} />
        )}
      </Main>
    </Screen>
  );
};

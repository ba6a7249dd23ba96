import { Screen } from '@karigar/ui/screen/screen';
import { NumberText } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useEffect } from 'react';
import { useParams } from '@karigar/client/navigation/router.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { BookingFrame } from '#entities/bookings/booking-frame.tsx';
import { pastBooking, usePastBooking } from '#entities/bookings/past-booking';
import { toasts } from '@karigar/client/toast/toasts';
import { historyMessages as texts } from './history.messages.ts';
import { OutcomePill } from './past-pills.tsx';
import { PastBooking } from './past-booking.tsx';

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
  const loading = error === null ? 'loading' : 'failed';
  return (
    <BookingFrame
      title={say(texts.pastBooking)}
      back={back}
      shows={booking === null ? 'missing' : loading}
      missing={{
        help: say(texts.notFoundHelp),
        href: pathTo('bookingHistory'),
        label: say(texts.goToHistory),
      }}
      of={pastBooking(id).queryKey}
    />
  );
};

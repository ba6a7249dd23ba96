import { Screen } from '@karigar/ui/screen/screen';
import { NumberText } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation, useParams } from '@karigar/client/navigation/router.tsx';
import { BookingFrame } from '#entities/bookings/booking-frame.tsx';
import { MyPill } from '#entities/bookings/my-pill.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { PATHS, pathTo } from '#platform/navigation/paths';
import { TabBar } from '#platform/navigation/tab-bar.tsx';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { useSheet } from '#platform/navigation/use-sheet';
import { myBooking } from '#entities/bookings/my-bookings';
import { useFailureLog } from '@karigar/client/cache/use-failure-log';
import { wasRefused } from '@karigar/client/cache/was-refused';
import { CustomerBookingView } from './customer-booking-view.tsx';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';

const RatingScreen = lazy(async () => ({
  default: (await import('./rating-screen.tsx')).RatingScreen,
}));

const SHEETS = ['rate', 'cancel', 'move', 'approve', 'unsafe', 'claim'] as const;

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
  useScreen(say(texts.booking));

  if (data !== undefined && sheet.open === 'rate' && data.may.rate)
    return (
      <Suspense>
        <RatingScreen mine={data} onClose={sheet.close} />
      </Suspense>
    );
  const back = { label: say(texts.back), onPress: onBack };
  if (data === undefined) {
    const loading = error === null ? 'loading' : 'failed';
    return (
      <BookingFrame
        title={say(texts.booking)}
        back={back}
        shows={isMissing ? 'missing' : loading}
        missing={{
          help: say(texts.notFoundHelp),
          href: pathTo('booking'),
          label: say(texts.myBookings),
        }}
        of={asked.queryKey}
        nav={<TabBar onlyWide />}
      />
    );
  }
  const { booking } = data;
  return (
    <Screen wide nav={<TabBar onlyWide />}>
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

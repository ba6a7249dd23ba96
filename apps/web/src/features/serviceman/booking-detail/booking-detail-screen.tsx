import type { Booking } from '@karigar/contract/bookings/booking';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { NumberText } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { Navigate, useParams } from 'react-router';
import { UnsentPill, useIsUnsent } from '#entities/actions/unsent-pill.tsx';
import { pathOfBooking } from '#platform/navigation/booking-path';
import { BookingPills, isUnderWay, WorkPill } from '#entities/bookings/booking-pills.tsx';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { detailMessages as texts } from './booking-detail.messages.ts';
import { useBooking } from './booking-detail.queries.ts';
import { BookingLoading } from './booking-loading.tsx';
import { BookingView } from './booking-view.tsx';

/** How the work stands; before that, that the server has not heard of it. */
const Standing = ({ booking }: { booking: Booking }) => {
  if (useIsUnsent(booking.id)) return <UnsentPill />;
  return isUnderWay(booking) ? (
    <WorkPill state={booking.state} />
  ) : (
    <BookingPills booking={booking} />
  );
};

/** One booking of the serviceman, with all he does to it. */
export const BookingDetailScreen = () => {
  const say = useSay();
  const { id } = useParams();
  const { booking, hasFailed } = useBooking(Number(id));
  useScreen(say(texts.booking));
  const back = { label: say(texts.back), href: pathTo('home') };
  if (booking === undefined || booking === null)
    return (
      <Screen>
        <TopBar title={say(texts.booking)} back={back} />
        <Main tight>
          {booking === null ? (
            <Empty
              scene="scene-empty"
              title={say(texts.notFound)}
              help={say(texts.notFoundHelp)}
              action={<ButtonLink href={pathTo('home')}>{say(texts.goHome)}</ButtonLink>}
            />
          ) : (
            <BookingLoading hasFailed={hasFailed} />
          )}
        </Main>
      </Screen>
    );
  if (booking.state === 'offered') return <Navigate to={pathOfBooking(booking)} replace />;
  return (
    <Screen>
      <TopBar
        caption={say(texts.orderId)}
        title={<NumberText>{booking.bookingNo || booking.orderId}</NumberText>}
        back={back}
        trailing={<Standing booking={booking} />}
      />
      <BookingView key={booking.id} booking={booking} />
    </Screen>
  );
};

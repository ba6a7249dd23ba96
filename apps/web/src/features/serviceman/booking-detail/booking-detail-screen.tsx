import type { Booking } from '@karigar/contract/bookings/booking';
import { Screen } from '@karigar/ui/screen/screen';
import { NumberText } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useParams } from '@karigar/client/navigation/router.tsx';
import type { Entry } from '#platform/action-queue/action';
import { useActions } from '#platform/action-queue/action-queue';
import { UnsentPill, useIsUnsent } from '#entities/actions/unsent-pill.tsx';
import { pathOfBooking } from '#platform/navigation/booking-path';
import { BookingFrame } from '#entities/bookings/booking-frame.tsx';
import { liveBookings } from '#entities/bookings/live-bookings';
import { BookingPills, isUnderWay, WorkPill } from '#entities/bookings/booking-pills.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { detailMessages as texts } from './booking-detail.messages.ts';
import { useBooking } from './booking-detail.queries.ts';
import { BookingView } from './booking-view.tsx';
import { useOver, type Leaving } from './use-over.ts';

/** Rare: loaded with the first booking that was given to somebody else. */
const LostBooking = lazy(async () => ({
  default: (await import('./lost-booking.tsx')).LostBooking,
}));

/** Chat messages are shown in the chat. */
const CHAT = 'send-chat';

/** The unsent mark if an action waits; else the state of the work, or the status before it. */
const Standing = ({ booking }: { booking: Booking }) => {
  if (useIsUnsent(booking.id)) return <UnsentPill />;
  return isUnderWay(booking) ? (
    <WorkPill state={booking.state} />
  ) : (
    <BookingPills booking={booking} />
  );
};

/** What was done on a booking that is no longer the serviceman's. */
const Lost = ({
  entries,
  back,
}: {
  entries: readonly Entry[];
  back: { readonly label: string; readonly href: string };
}) => {
  const say = useSay();
  const number = entries.find(({ bookingNo }) => bookingNo !== undefined)?.bookingNo;
  return (
    <Screen>
      {number === undefined ? (
        <TopBar title={say(texts.booking)} back={back} />
      ) : (
        <TopBar
          caption={say(texts.orderId)}
          title={<NumberText>{number}</NumberText>}
          back={back}
        />
      )}
      <Suspense>
        <LostBooking entries={entries} />
      </Suspense>
    </Screen>
  );
};

/** One live booking of the serviceman, with its actions. A past one redirects. */
export const BookingDetailScreen = () => {
  const say = useSay();
  const id = Number(useParams()['id']);
  const { booking, hasFailed } = useBooking(id);
  const entries = useActions(id).filter(({ call }) => call !== CHAT);
  const [leaving, setLeaving] = useState<Leaving>('no');
  const over = useOver(id, booking, leaving);
  useScreen(say(texts.booking));
  const back = { label: say(texts.back), href: pathTo('home') };
  if (over.kind === 'gone-to') return <Navigate to={over.path} replace />;
  if (booking === undefined || booking === null) {
    const isLost = over.kind === 'lost';
    if (isLost && entries.length > 0) return <Lost entries={entries} back={back} />;
    return (
      <BookingFrame
        title={say(texts.booking)}
        back={back}
        shows={isLost ? 'missing' : 'loading'}
        {...(hasFailed && { hint: say(texts.couldNotLoad) })}
        missing={{ help: say(texts.notFoundHelp), href: back.href, label: say(texts.goHome) }}
        of={liveBookings.queryKey}
      />
    );
  }
  if (booking.state === 'offered') return <Navigate to={pathOfBooking(booking)} replace />;
  return (
    <Screen>
      <TopBar
        caption={say(texts.orderId)}
        title={<NumberText>{booking.bookingNo || booking.orderId}</NumberText>}
        back={back}
        trailing={<Standing booking={booking} />}
      />
      <BookingView key={booking.id} booking={booking} onLeave={setLeaving} />
    </Screen>
  );
};

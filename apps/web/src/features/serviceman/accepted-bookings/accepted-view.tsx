import type { Booking } from '@karigar/contract/bookings/booking';
import { callLink } from '@karigar/domain/identity/phone';
import { Button } from '@karigar/ui/button/button';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { PaidStamp } from '@karigar/ui/paid-stamp/paid-stamp';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { ContactActions } from '@karigar/ui/contact-actions/contact-actions';
import { lazy, Suspense } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { stateFor } from '#platform/navigation/booking-ref';
import { LiveBookingCard } from '#entities/bookings/live-booking-card.tsx';
import { directionsTo } from '#entities/bookings/place';
import { useCallOther } from '#entities/contact/use-call-other';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useSheet } from '#platform/navigation/use-sheet';
import { liveBookings } from '#entities/bookings/live-bookings';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { useStart } from '#entities/start-work/use-start-work';
import { acceptedMessages as texts } from './accepted.messages.ts';
import styles from './accepted.module.css';

/** Loaded with the first tap. */
const AcceptedSheets = lazy(async () => ({
  default: (await import('./accepted-sheets.tsx')).AcceptedSheets,
}));

const Reach = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const navigate = useNavigate();
  const { id, orderId, state, phone, alternatePhone } = booking;
  const ask = useCallOther({ bookingId: id, orderId }, state);
  const number = phone ?? alternatePhone;
  return (
    <ContactActions
      actions={[
        { icon: 'nav', label: say(texts.directions), href: directionsTo(booking) },
        {
          icon: 'phone',
          label: say(texts.call),
          ...(number === null ? { onPress: ask.run } : { href: callLink(number) }),
        },
        {
          icon: 'chat',
          label: say(texts.customer),
          onPress: () => navigate(pathTo('chat'), { state: stateFor(booking) }),
        },
      ]}
    />
  );
};

/** An accepted job that has not started: directions, give back, start. */
export const AcceptedView = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const navigate = useNavigate();
  const back = useBack('home');
  const sheet = useSheet(['start', 'give-back']);
  const { id } = booking;
  const open = (path: string) => navigate(path, { replace: true });
  const start = useStart(booking, () => open(pathTo('bookingDetail', { id })));
  return (
    <Screen>
      <TopBar back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <Stack gap={4}>
          <Stack gap={2} className={styles['head']}>
            <PaidStamp size={104} />
            <Text as="h1" size="head" tabIndex={-1}>
              {say(texts.jobAccepted)}
            </Text>
          </Stack>
          <StaleHint of={liveBookings.queryKey} />
          <LiveBookingCard kind="single" booking={booking} />
          <Reach booking={booking} />
        </Stack>
      </Main>
      <ActionBar>
        <Button variant="danger-outline" onClick={() => sheet.show('give-back')}>
          {say(texts.cancelService)}
        </Button>
        <Button wide icon="play" onClick={() => sheet.show('start')}>
          {say(texts.startService)}
        </Button>
      </ActionBar>
      <Suspense>
        <AcceptedSheets
          sheet={sheet.open}
          booking={booking}
          start={start}
          onClose={sheet.close}
          onGivenBack={() => open(pathTo('home'))}
        />
      </Suspense>
    </Screen>
  );
};

import { Empty } from '@karigar/ui/empty/empty';
import { useSay } from '#shared/language/use-say';
import { RootScreen } from '#shared/navigation/root-screen.tsx';
import { bookingMessages as texts } from './booking.messages.ts';

export const CustomerBookingScreen = () => {
  const say = useSay();
  return (
    <RootScreen title={say(texts.bookings)}>
      <Empty scene="scene-empty" title={say(texts.none)} help={say(texts.customerHelp)} />
    </RootScreen>
  );
};

import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { Callout } from '@karigar/ui/callout/callout';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import { firstName } from './first-name.ts';
import { isQuiet } from './last-heard.ts';
import { useMinute } from './use-minute.ts';

/** Warns that the shown state may be old, because the serviceman's phone has been silent for long. */
export const QuietNote = ({ mine: { booking, serviceman } }: { mine: MyBooking }) => {
  const say = useSay();
  const since = useSince();
  const now = useMinute();
  if (serviceman === null) return null;
  const { lastHeardAt, name } = serviceman;
  const { state, scheduledAt } = booking;
  if (lastHeardAt === null || !isQuiet({ state, scheduledAt, lastHeardAt, now })) return null;
  return (
    <Callout tone="info" icon="cloudOff">
      {say(texts.lastHeard, { name: firstName(name), time: since(lastHeardAt) })}
    </Callout>
  );
};

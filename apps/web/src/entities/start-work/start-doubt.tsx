import type { Booking } from '@karigar/contract/bookings/booking';
import { startDoubts } from '@karigar/domain/bookings/start-doubts';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { liveBookings } from '#entities/bookings/live-bookings';
import { useExpected } from '#entities/bookings/use-expected';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useToday } from '@karigar/client/i18n/use-today';
import { startMessages as texts } from './start.messages.ts';

/** Asks in one sentence whether a job of another day, or a second job, shall really start. */
export const StartDoubt = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const { date } = useFormat();
  const today = useToday();
  // The screen below reads it; queued actions of this phone count too.
  const { data } = useQuery({ ...liveBookings, refetchInterval: false, refetchOnMount: false });
  const jobs = useExpected(data) ?? [];
  const { otherDay, otherJob } = startDoubts(booking, { today, jobs });
  if (otherDay === null && otherJob === null) return null;
  const values = {
    day: otherDay === null ? '' : date(otherDay),
    service: otherJob?.serviceName ?? '',
    customer: otherJob?.customerName ?? '',
  };
  const question = otherJob === null ? texts.otherDay : texts.otherJob;
  const isBoth = otherDay !== null && otherJob !== null;
  return (
    <Callout tone="warning">
      <Text strong>{say(isBoth ? texts.otherDayAndJob : question, values)}</Text>
    </Callout>
  );
};

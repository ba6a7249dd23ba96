import type { Booking } from '@karigar/contract/bookings/booking';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useFormat } from '#platform/i18n/use-format';
import { useSay } from '#platform/i18n/use-say';
import { visitMessages as texts } from '#features/booking-detail/visit.messages';

/** What the customer was told of his way, and that another man began the work. */
export const VisitNotes = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const { time, dateTime } = useFormat();
  const { state, expectedAt, arrivedAt, takenOverAt, startedAt } = booking;
  if (state === 'assigned' && arrivedAt !== null)
    return <Callout tone="info">{say(texts.toldAtDoor, { time: time(arrivedAt) })}</Callout>;
  if (state === 'assigned' && expectedAt !== null)
    return (
      <Callout tone="info" icon="clock">
        {say(texts.toldLater, { time: time(expectedAt) })}
      </Callout>
    );
  if (takenOverAt === null) return null;
  return (
    <Callout tone="info">
      <Text strong>{say(texts.takenOver, { time: dateTime(takenOverAt) })}</Text>
      {startedAt !== null && (
        <Text size="small">{say(texts.begunBefore, { time: dateTime(startedAt) })}</Text>
      )}
    </Callout>
  );
};

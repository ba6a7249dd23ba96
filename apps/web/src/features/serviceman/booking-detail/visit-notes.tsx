import type { Booking } from '@karigar/contract/bookings/booking';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useActions } from '#platform/action-queue/action-queue';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNotedArrival } from './arrival-record.ts';
import { visitMessages as texts } from './visit.messages.ts';

/** What the customer was notified of about the visit, and that another serviceman started the work. */
export const VisitNotes = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const { time, dateTime } = useFormat();
  const noted = useNotedArrival(booking.id);
  const unsent = useActions(booking.id).filter(({ state: { kind } }) => kind !== 'refused');
  const isUnsent = (name: string): boolean => unsent.some(({ call }) => call === name);
  const { state, setOffAt, expectedAt, arrivedAt, missedAt, takenOverAt, startedAt } = booking;
  if (state === 'assigned' && missedAt !== null)
    return (
      <Callout tone="info" icon="pin">
        <Text strong>{say(texts.missed, { time: time(missedAt) })}</Text>
        <Text size="small">
          {say(isUnsent('report-missed-visit') ? texts.missedNoted : texts.missedHelp)}
        </Text>
      </Callout>
    );
  if (state === 'assigned' && arrivedAt !== null)
    return <Callout tone="info">{say(texts.toldAtDoor, { time: time(arrivedAt) })}</Callout>;
  if (state === 'assigned' && noted !== null)
    return (
      <Callout tone="info" icon="pin">
        {say(texts.cameUntold, { time: time(noted) })}
      </Callout>
    );
  if (state === 'assigned' && expectedAt !== null)
    return (
      <Callout tone="info" icon="clock">
        {say(isUnsent('run-late') ? texts.willBeTold : texts.toldLater, { time: time(expectedAt) })}
      </Callout>
    );
  if (state === 'assigned' && setOffAt !== undefined)
    return (
      <Callout tone="info" icon="route">
        {say(isUnsent('set-off') ? texts.onTheWayUntold : texts.onTheWay, { time: time(setOffAt) })}
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

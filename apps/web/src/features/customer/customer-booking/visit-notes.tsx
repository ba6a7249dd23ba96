import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { mayLeaveFrom } from '@karigar/domain/visit-problems/not-home';
import { isOverdue } from '@karigar/domain/visit-problems/running-late';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { firstName } from './first-name.ts';
import { useMinute } from './use-minute.ts';
import { visitMessages as texts } from './visit.messages.ts';

/** Notes about the visit: arrived, late, or overdue without a report. */
export const VisitNotes = ({ mine: { booking, serviceman, trouble } }: { mine: MyBooking }) => {
  const say = useSay();
  const { time } = useFormat();
  const now = useMinute();
  const { state, scheduledAt, setOffAt, expectedAt, arrivedAt, missedAt } = booking;
  if (state !== 'assigned' || scheduledAt === null || serviceman === null) return null;
  const name = firstName(serviceman.name);
  if (missedAt !== null)
    return (
      <Callout tone="info" icon="pin">
        <Text strong>{say(texts.foundNobody, { name, time: time(missedAt) })}</Text>
        <Text>{say(texts.nothingChargedYet)}</Text>
      </Callout>
    );
  const from = mayLeaveFrom({ scheduledAt, expectedAt, arrivedAt });
  if (from !== null)
    return (
      <Callout tone="warning" icon="pin">
        <Text strong>{say(texts.atYourDoor, { name })}</Text>
        <Text>{say(texts.openUntil, { time: time(from) })}</Text>
      </Callout>
    );
  // The panel of a visit in trouble says it, with what can be done.
  if (trouble === 'overdue') return null;
  if (isOverdue({ state, scheduledAt, expectedAt, arrivedAt, now }))
    return (
      <Callout tone="warning" icon="clock">
        <Text strong>{say(texts.notCome, { name })}</Text>
        <Text>{say(texts.teamLooks)}</Text>
      </Callout>
    );
  if (expectedAt === null)
    return setOffAt === undefined ? null : (
      <Callout tone="info" icon="route">
        <Text strong>{say(texts.onTheWay, { name })}</Text>
        <Text>{say(texts.onTheWaySince, { time: time(setOffAt), agreed: time(scheduledAt) })}</Text>
      </Callout>
    );
  return (
    <Callout tone="warning" icon="clock">
      <Text strong>{say(texts.runsLate, { name })}</Text>
      <Text>{say(texts.newTime, { time: time(expectedAt), agreed: time(scheduledAt) })}</Text>
      {setOffAt !== undefined && <Text>{say(texts.onTheWayLate, { time: time(setOffAt) })}</Text>}
    </Callout>
  );
};

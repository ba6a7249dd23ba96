import type { Booking } from '@karigar/contract/bookings/booking';
import { clockText, workedMs } from '@karigar/domain/bookings/work-clock';
import { Callout } from '@karigar/ui/callout/callout';
import { Meter } from '@karigar/ui/meter/meter';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSince } from '@karigar/client/i18n/use-since';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSecond } from './use-second.ts';
import { workMessages as texts } from './work.messages.ts';

type Clocked = Pick<Booking, 'state' | 'endedAt' | 'pauses' | 'heldUntil' | 'holdReason'> & {
  readonly startedAt: number;
};

/** The time worked as '01:16:08', running during work. */
export const useWorkedText = (times: Clocked): string => {
  const now = useSecond(times.endedAt === null && times.state !== 'held');
  return clockText(workedMs(times, now));
};

/** The job's clock: runs, stops while held, and stays when done. */
export const WorkMeter = ({ booking }: { booking: Clocked }) => {
  const say = useSay();
  const { day } = useFormat();
  const since = useSince();
  const worked = useWorkedText(booking);
  const { state, startedAt, heldUntil, holdReason } = booking;
  const started = say(texts.startedAt, { time: since(startedAt) });
  if (state === 'held')
    return (
      <>
        <Meter
          state="hold"
          line={
            heldUntil === null ? say(texts.onHold) : say(texts.onHoldTill, { day: day(heldUntil) })
          }
          figures={worked}
          below={started}
        />
        {holdReason !== '' && <Callout tone="info">{holdReason}</Callout>}
      </>
    );
  if (state === 'ended')
    return <Meter state="done" line={say(texts.workCompleted)} figures={worked} below={started} />;
  return <Meter state="running" line={started} figures={worked} />;
};

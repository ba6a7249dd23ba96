import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import type { StepName } from '@karigar/domain/customer-bookings/customer-booking';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { IconName } from '@karigar/ui/icon/icon';
import { Panel } from '@karigar/ui/panel/panel';
import { Thread, type ThreadProps } from '@karigar/ui/thread/thread';
import type { MessageDescriptor } from '@lingui/core';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { firstName } from './first-name.ts';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';

const LOOK: Record<StepName, { done: MessageDescriptor; todo: MessageDescriptor; icon: IconName }> =
  {
    booked: { done: texts.booked, todo: texts.booked, icon: 'slip' },
    assigned: { done: texts.accepted, todo: texts.toAccept, icon: 'assign' },
    started: { done: texts.started, todo: texts.toStart, icon: 'play' },
    held: { done: texts.heldUntil, todo: texts.held, icon: 'pause' },
    ended: { done: texts.ended, todo: texts.toEnd, icon: 'flag' },
    completed: { done: texts.done, todo: texts.toComplete, icon: 'lock' },
    cancelled: { done: texts.wasCancelled, todo: texts.wasCancelled, icon: 'x' },
  };

/** The step that each state has reached, for a step without a time. */
const REACHED: Record<MyBooking['booking']['state'], StepName> = {
  requested: 'booked',
  offered: 'booked',
  assigned: 'assigned',
  started: 'started',
  held: 'held',
  ended: 'ended',
  completed: 'completed',
  cancelled: 'cancelled',
  refused: 'booked',
};

const OVER: ReadonlySet<StepName> = new Set(['completed', 'cancelled']);

/** The booking's steps: past, current and next. */
export const StepsPanel = ({ mine: { booking, serviceman, steps } }: { mine: MyBooking }) => {
  const say = useSay();
  const { time, shortDate, day } = useFormat();
  const today = useToday();
  const reached = REACHED[booking.state];
  const last = steps.findIndex(({ step }) => step === reached);
  const values = {
    name: firstName(serviceman?.name ?? ''),
    day: booking.heldUntil === null ? '' : day(booking.heldUntil),
  };
  const shown: ThreadProps['steps'] = steps.map(({ step, at }, place) => {
    const isNow = place === last && !OVER.has(step);
    const isDone = place <= last;
    const { done, todo, icon } = LOOK[step];
    const past = step === 'assigned' && values.name === '' ? texts.wasAccepted : done;
    const state = isDone ? 'done' : 'todo';
    return {
      key: step,
      label: say(isDone ? past : todo, values),
      state: isNow ? 'now' : state,
      ...(step === 'held' && isNow && booking.holdReason !== '' && { detail: booking.holdReason }),
      ...(at !== null && {
        time: dayOf(at) === today ? time(at) : `${shortDate(at)}, ${time(at)}`,
      }),
      ...((isNow || !isDone || step === 'cancelled') && { icon }),
    };
  });
  return (
    <Panel padded aria-label={say(texts.steps)}>
      <Thread steps={shown} />
    </Panel>
  );
};

import type { Booking } from '@karigar/contract/bookings/booking';
import { statusLabel, statusLook } from '@karigar/domain/bookings/status';
import { StatusPill, type StatusLook } from '@karigar/ui/status-pill/status-pill';
import type { MessageDescriptor } from '@lingui/core';
import { useSay } from '@karigar/client/i18n/use-say';
import { statusMessages as texts } from './status.messages.ts';

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  Pending: texts.pending,
  Assigned: texts.assigned,
  Hold: texts.hold,
  Completed: texts.completed,
  'Rejected / Cancelled': texts.cancelled,
};

const LOOKS = {
  accepted: 'assigned',
  pending: 'pending',
  completed: 'done',
} as const satisfies Record<ReturnType<typeof statusLook>, StatusLook>;

const UNDER_WAY: Partial<
  Record<Booking['state'], { readonly look: StatusLook; readonly words: MessageDescriptor }>
> = {
  started: { look: 'live', words: texts.started },
  held: { look: 'hold', words: texts.onHold },
  ended: { look: 'pending', words: texts.otpPending },
};

type Status = Pick<Booking, 'statusName' | 'state' | 'isNew'>;

/** The status name from the server, also one that this app does not know. */
export const StatusNamePill = ({
  statusName,
  look = LOOKS[statusLook(statusName)],
}: Pick<Status, 'statusName'> & { look?: StatusLook }) => {
  const say = useSay();
  const label = statusLabel(statusName);
  const known = WORDS[label];
  return <StatusPill look={look}>{known === undefined ? label : say(known)}</StatusPill>;
};

export const isUnderWay = ({ state }: Pick<Status, 'state'>): boolean => state in UNDER_WAY;

/** The state of the work, once it has started. */
export const WorkPill = ({ state }: Pick<Status, 'state'>) => {
  const say = useSay();
  const work = UNDER_WAY[state];
  return work === undefined ? null : <StatusPill look={work.look}>{say(work.words)}</StatusPill>;
};

/** Whether it is new, and one pill for its state: held and ended work has its own. A saved code is not asked for. */
export const BookingPills = ({
  booking: { statusName, state, isNew },
  isCodeSaved = false,
}: {
  booking: Status;
  isCodeSaved?: boolean;
}) => {
  const say = useSay();
  return (
    <>
      {isNew && <StatusPill look="new">{say(texts.isNew)}</StatusPill>}
      {(state === 'started' || !isUnderWay({ state })) && (
        <StatusNamePill statusName={statusName} />
      )}
      {!isCodeSaved && <WorkPill state={state} />}
    </>
  );
};

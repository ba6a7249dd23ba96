import type { Booking } from '@karigar/contract/bookings/booking';
import { statusLabel, statusLook } from '@karigar/domain/booking/status';
import { StatusPill, type StatusLook } from '@karigar/ui/status-pill/status-pill';
import type { MessageDescriptor } from '@lingui/core';
import { useSay } from '../language/use-say.ts';
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

/** The name the server gave the status, also one we do not know; beside it whether it is new, and what the work does. */
export const BookingPills = ({
  booking: { statusName, state, isNew },
}: {
  booking: Pick<Booking, 'statusName' | 'state' | 'isNew'>;
}) => {
  const say = useSay();
  const label = statusLabel(statusName);
  const known = WORDS[label];
  const work = UNDER_WAY[state];
  return (
    <>
      {isNew && <StatusPill look="new">{say(texts.isNew)}</StatusPill>}
      <StatusPill look={LOOKS[statusLook(statusName)]}>
        {known === undefined ? label : say(known)}
      </StatusPill>
      {work !== undefined && <StatusPill look={work.look}>{say(work.words)}</StatusPill>}
    </>
  );
};

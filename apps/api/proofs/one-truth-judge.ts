import type { Booking } from '@karigar/contract/bookings/booking';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import type { Notification } from '@karigar/contract/notifications/list-notifications';
import { displayDateTime } from '@karigar/domain/dates/display-date';
import type { Instant } from '@karigar/domain/dates/instant';
import { sayIn } from '#platform/texts';

type Exception = {
  readonly bookingId: number;
  readonly what: string;
  readonly isOpen: boolean;
  readonly dueAt: Instant | null;
};

/** What each side really gets of one booking at one moment. */
export type Moment = {
  readonly now: Instant;
  /** When the customer chose another time; earlier notifications are about the earlier time. */
  readonly movedAt: Instant | null;
  readonly mine: MyBooking;
  readonly isLive: boolean;
  readonly isPast: boolean;
  /** Of this booking, the latest first. */
  readonly notifications: readonly Notification[];
  /** Servicemen whose list has an open offer of it, or the job itself. */
  readonly offeredTo: readonly number[];
  readonly jobOf: readonly { readonly serviceman: number; readonly booking: Booking }[];
  /** The operators' rows about it, the latest first. */
  readonly exceptions: readonly Exception[];
};

const UNASSIGNED = new Set(['requested', 'offered', 'refused']);
/** The notifications that tell who comes. */
const ABOUT_WHO = new Set([
  'nobody-yet',
  'nobody-came',
  'given-back',
  'given-back-late',
  'somebody-else',
  'serviceman-assigned',
]);

type Law = (moment: Moment) => boolean;

const kindOf = ({ mine }: Moment): string | null => mine.search?.kind ?? null;
const last = ({ notifications }: Moment): Notification | null =>
  notifications.find(({ kind }) => ABOUT_WHO.has(kind)) ?? null;
const openRow = ({ exceptions }: Moment): Exception | null =>
  exceptions.find(({ what, isOpen }) => what === 'refuse' && isOpen) ?? null;
const says = (moment: Moment, at: Instant | null | undefined): boolean =>
  at !== null &&
  at !== undefined &&
  last(moment)?.message.includes(displayDateTime(at, sayIn('en'))) === true;

/** Each holds at every moment of every booking. */
const LAWS: Readonly<Record<string, Law>> = {
  'a booking without an assignee has a next step with a time that is still to come': ({
    mine: { booking, search },
    now,
  }) =>
    !UNASSIGNED.has(booking.state) ||
    (search !== null && search.until !== null && search.until > now),
  'an assigned booking has a time': ({ mine: { booking } }) =>
    booking.state !== 'assigned' || (booking.expectedAt ?? booking.scheduledAt) !== null,
  'a booking that is not over is in the live list, and no other': ({ mine, isLive, isPast }) => {
    const isOver = mine.booking.state === 'completed' || mine.booking.state === 'cancelled';
    return isLive === !isOver && isPast === isOver;
  },
  'while somebody is looked for, the customer may cancel and choose another time': ({ mine }) =>
    !UNASSIGNED.has(mine.booking.state) || (mine.may.cancel && mine.may.reschedule),
  'an offer is in a list only while the customer reads that people are asked': (moment) =>
    moment.offeredTo.length === 0 || kindOf(moment) === 'searching',
  'operators have an open row exactly while the customer reads that the team is looking': (
    moment,
  ) => (openRow(moment) !== null) === (kindOf(moment) === 'with-operations'),
  'the deadline of the operators is the one that the customer reads': (moment) => {
    const row = openRow(moment);
    return row === null || row.dueAt === moment.mine.search?.until;
  },
  'the latest notification says that the team is looking, and until when': (moment) =>
    kindOf(moment) !== 'with-operations' ||
    (last(moment)?.kind === 'nobody-yet' && says(moment, moment.mine.search?.until)),
  'a notification about an ended search is not the latest while people are asked': (moment) => {
    if (kindOf(moment) !== 'searching') return true;
    const latest = last(moment);
    const isOld = (latest?.at ?? 0) <= (moment.movedAt ?? -1);
    if (latest === null || isOld) return latest !== null || moment.mine.search?.isAgain === false;
    const isAgain = latest.kind.startsWith('given-back') || latest.kind === 'somebody-else';
    return isAgain && says(moment, moment.mine.search?.helpUntil);
  },
  'a booking that nobody came for says so on screen and in the notification': (moment) =>
    (kindOf(moment) === 'nobody-came') === (last(moment)?.kind === 'nobody-came'),
  'the customer and one serviceman agree who comes': ({ mine, jobOf }) => {
    if (mine.booking.state !== 'assigned') return jobOf.length === 0;
    const [job] = jobOf;
    return (
      jobOf.length === 1 &&
      mine.serviceman?.id === job?.serviceman &&
      mine.booking.scheduledAt === job?.booking.scheduledAt &&
      mine.booking.expectedAt === job?.booking.expectedAt
    );
  },
  'who comes is the one whom the notification names': (moment) =>
    moment.mine.booking.state !== 'assigned' || last(moment)?.kind === 'serviceman-assigned',
  'no step shows a time or a name of somebody who does not come': ({ mine }) => {
    const accepted = mine.steps.find(({ step }) => step === 'assigned')?.at ?? null;
    return accepted === null || mine.serviceman !== null;
  },
};

/** The laws that this moment breaks. */
export const faultsAt = (moment: Moment): string[] =>
  Object.entries(LAWS).flatMap(([law, holds]) => (holds(moment) ? [] : [law]));

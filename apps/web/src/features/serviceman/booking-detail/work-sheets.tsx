import type { Booking } from '@karigar/contract/bookings/booking';
import type { BookingCommand } from '@karigar/domain/bookings/booking';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { allowedActions } from '@karigar/domain/bookings/allowed-actions';
import { proposeAddOns } from '@karigar/domain/bookings/add-ons';
import type { Paise } from '@karigar/domain/money';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLastAction } from '#platform/action-queue/use-last-action';
import { AddServicesSheet } from '#entities/add-ons/add-services-sheet.tsx';
import { StartSheet } from '#entities/start-work/start-sheet.tsx';
import type { AddOnLine, OpenLine } from './add-on-lines.ts';
import { useChecklist } from './use-checklist.ts';
import { AskSheet } from './ask-sheet.tsx';
import { NotHomeSheet } from './not-home-sheet.tsx';
import { EndSheet } from './end-sheet.tsx';
import { HoldSheet } from './hold-sheet.tsx';
import { LateSheet } from './late-sheet.tsx';
import { OtpSheet } from './otp-sheet.tsx';
import type { Leaving } from './use-over.ts';
import type { Work } from './use-work.ts';
import type { WorkSheet } from './work-sheet-names.ts';

const ChecklistSheet = lazy(async () => ({
  default: (await import('./checklist-sheet.tsx')).ChecklistSheet,
}));

/** The command that must be allowed for each sheet. A delay can be reported while a start is allowed. */
const COMMANDS = {
  start: 'start',
  late: 'start',
  door: 'no-show',
  hold: 'hold',
  end: 'end',
  otp: 'verify',
} as const satisfies Record<
  Exclude<WorkSheet, 'add-services' | 'ask' | 'checklist'>,
  BookingCommand
>;

/** A sheet is shown only while its command is allowed: it closes when somebody else changed the booking. */
const isOffered = (sheet: WorkSheet, { state }: Booking): boolean => {
  if (sheet === 'add-services' || sheet === 'ask') return proposeAddOns(state).ok;
  if (sheet === 'checklist') return state === 'started' || state === 'held';
  return allowedActions(state, 'serviceman').includes(COMMANDS[sheet]);
};

/** The sheets of a booking, one at a time. */
export const WorkSheets = ({
  sheet,
  about,
  booking,
  total,
  undecided,
  open,
  work,
  onAsk,
  onLeave,
  onChecklist,
  onClose,
}: {
  sheet: WorkSheet | null;
  about: unknown;
  booking: Booking;
  total: Paise;
  undecided: readonly AddOnLine[];
  /** Those of them that can be asked for phone to phone. */
  open: readonly OpenLine[];
  work: Work;
  /** Absent if offline approval is not possible. */
  onAsk?: (() => void) | undefined;
  onLeave: (leaving: Leaving) => void;
  onChecklist: () => void;
  onClose: () => void;
}) => {
  const checklist = useChecklist(booking, () => sheet === 'checklist' && onClose());
  // The hold sheet shows its reply: a refusal keeps what was typed.
  const isHeldOpen = sheet === 'hold' && work.hold.isBusy;
  const isShown = sheet !== null && (isOffered(sheet, booking) || isHeldOpen);
  // The action of this sheet was queued before a reload, so the reopened sheet has nothing left to send.
  const [reloaded, setReloaded] = useState(sheet);
  if (reloaded !== null && sheet !== reloaded) setReloaded(null);
  const lateReport = useLastAction(booking.id, runLate.name);
  const isReported =
    sheet === 'late' && lateReport !== undefined && lateReport.state.kind !== 'refused';
  const isStale = reloaded !== null && sheet === reloaded && (!isShown || isReported);
  const shown = isShown && !isStale ? sheet : null;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // A late reply must not open the sheet again.
    if (isStale) close.current();
  }, [isStale]);
  const isOpen = (name: WorkSheet) => ({ open: shown === name, onClose });
  return (
    <>
      <StartSheet booking={booking} start={work.start} {...isOpen('start')} />
      <LateSheet booking={booking} late={work.late} {...isOpen('late')} />
      <NotHomeSheet booking={booking} onLeave={onLeave} {...isOpen('door')} />
      <HoldSheet bookingId={booking.id} hold={work.hold} {...isOpen('hold')} />
      {booking.startedAt !== null && (
        <EndSheet
          booking={booking}
          startedAt={booking.startedAt}
          total={total}
          lapsing={undecided}
          end={work.end}
          checklist={checklist}
          onChecklist={onChecklist}
          onAsk={open.length > 0 ? onAsk : undefined}
          {...isOpen('end')}
        />
      )}
      {booking.checklist !== undefined && (
        <Suspense>
          <ChecklistSheet checklist={checklist} {...isOpen('checklist')} />
        </Suspense>
      )}
      <AskSheet booking={booking} lines={open} {...isOpen('ask')} />
      <OtpSheet booking={booking} {...isOpen('otp')} />
      <AddServicesSheet
        booking={booking}
        first={typeof about === 'number' ? about : null}
        {...isOpen('add-services')}
      />
    </>
  );
};

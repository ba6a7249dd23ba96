import type { Booking } from '@karigar/contract/bookings/booking';
import type { BookingCommand } from '@karigar/domain/bookings/booking';
import { allowedActions } from '@karigar/domain/bookings/allowed-actions';
import { proposeAddOns } from '@karigar/domain/bookings/add-ons';
import type { Paise } from '@karigar/domain/money';
import { AddServicesSheet } from '#entities/add-ons/add-services-sheet.tsx';
import { StartSheet } from '#entities/start-work/start-sheet.tsx';
import { DoorSheet } from '../serviceman/booking-detail/not-home-sheet.tsx';
import { EndSheet } from '../serviceman/booking-detail/end-sheet.tsx';
import { HoldSheet } from '../serviceman/booking-detail/hold-sheet.tsx';
import { LateSheet } from '../serviceman/booking-detail/late-sheet.tsx';
import { OtpSheet } from '../serviceman/booking-detail/otp-sheet.tsx';
import type { Work } from '../serviceman/booking-detail/use-work.ts';
import type { WorkSheet } from './work-sheet-names.ts';

/** Whoever can start may be late; whoever stands at the door may find nobody home. */
const COMMANDS = {
  start: 'start',
  late: 'start',
  door: 'no-show',
  hold: 'hold',
  end: 'end',
  otp: 'verify',
} as const satisfies Record<Exclude<WorkSheet, 'add-services'>, BookingCommand>;

/** A sheet shows only while its step is allowed: when someone else changed the booking, it is gone. */
const isOffered = (sheet: WorkSheet, { state }: Booking): boolean => {
  if (sheet === 'add-services') return proposeAddOns(state).ok;
  return allowedActions(state, 'serviceman').includes(COMMANDS[sheet]);
};

/** The sheets of a booking, one at a time. */
export const WorkSheets = ({
  sheet,
  about,
  booking,
  total,
  work,
  onClose,
}: {
  sheet: WorkSheet | null;
  about: unknown;
  booking: Booking;
  total: Paise;
  work: Work;
  onClose: () => void;
}) => {
  const shown = sheet !== null && isOffered(sheet, booking) ? sheet : null;
  const isOpen = (name: WorkSheet) => ({ open: shown === name, onClose });
  return (
    <>
      <StartSheet booking={booking} start={work.start} {...isOpen('start')} />
      <LateSheet booking={booking} late={work.late} {...isOpen('late')} />
      <DoorSheet booking={booking} {...isOpen('door')} />
      <HoldSheet hold={work.hold} {...isOpen('hold')} />
      {booking.startedAt !== null && (
        <EndSheet
          booking={booking}
          startedAt={booking.startedAt}
          total={total}
          end={work.end}
          {...isOpen('end')}
        />
      )}
      <OtpSheet booking={booking} {...isOpen('otp')} />
      <AddServicesSheet
        booking={booking}
        first={typeof about === 'number' ? about : null}
        {...isOpen('add-services')}
      />
    </>
  );
};

import type { Booking } from '@karigar/contract/bookings/booking';
import { proposeAddOns } from '@karigar/domain/booking/add-ons';
import { billOf } from '@karigar/domain/booking/bill';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { useSheet } from '#shared/navigation/use-sheet';
import { liveBookings } from '#shared/queries/live-bookings';
import { StaleHint } from '#shared/queries/stale-hint.tsx';
import { ActionNotes } from './action-notes.tsx';
import { AddOnList } from './add-on-list.tsx';
import { BillMemo } from './bill-memo.tsx';
import { useBookingAddOns, useCar } from './booking-detail.queries.ts';
import { BookingFacts } from './booking-facts.tsx';
import styles from './booking-view.module.css';
import { CarPanel } from './car-panel.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { PaymentRow } from './payment-row.tsx';
import { ServiceHead, ServicePicture } from './service-head.tsx';
import { useStartRecord } from './start-record.ts';
import { useWork } from './use-work.ts';
import { WorkDock } from './work-dock.tsx';
import { WorkMeter } from './work-meter.tsx';
import { WORK_SHEETS, WorkSheets } from './work-sheets.tsx';

/** Everything about one booking, from the clock to the bill, with the next action under the thumb. */
export const BookingView = ({ booking }: { booking: Booking }) => {
  const sheet = useSheet(WORK_SHEETS);
  const work = useWork(booking, { close: sheet.close, showOtp: () => sheet.show('otp') });
  const addOns = useBookingAddOns(booking);
  const car = useCar(booking.subscriptionId);
  const bill = billOf(booking.total, addOns);
  const total = booking.totalAfterEnd ?? bill.total;
  // The server's word wins; until it has spoken, what this phone remembers is shown.
  const record = useStartRecord(booking.id);
  const recordedAt = booking.state === 'assigned' ? record : null;
  const startedAt = booking.startedAt ?? recordedAt;
  const isStartWaiting = recordedAt !== null;
  const mayAdd = proposeAddOns(booking.state).ok;
  return (
    <>
      <Main tight>
        <Stack gap={3}>
          {startedAt === null ? (
            <ServicePicture image={booking.image} />
          ) : (
            <WorkMeter booking={{ ...booking, startedAt }} />
          )}
          <div className={styles['head']}>
            <ActionNotes
              bookingId={booking.id}
              isStartWaiting={isStartWaiting && !work.start.isBusy}
            />
            <StaleHint of={liveBookings.queryKey} />
            <ServiceHead booking={booking} withTile={startedAt !== null} />
          </div>
          <BookingFacts booking={booking} />
          {car && <CarPanel car={car} />}
          {booking.state === 'ended' && <PaymentRow booking={booking} total={total} />}
          <CustomerPanel booking={booking} />
          <AddOnList addOns={addOns} {...(mayAdd && { onAdd: () => sheet.show('add-services') })} />
          <BillMemo booking={booking} bill={bill} />
        </Stack>
      </Main>
      <WorkDock
        booking={booking}
        work={work}
        isStartWaiting={isStartWaiting && sheet.open === null}
        show={(name) => sheet.show(name)}
      />
      <WorkSheets
        sheet={sheet.open}
        about={sheet.about}
        booking={booking}
        total={total}
        work={work}
        onClose={sheet.close}
      />
    </>
  );
};

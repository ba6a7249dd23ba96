import type { Booking } from '@karigar/contract/bookings/booking';
import { proposeAddOns } from '@karigar/domain/bookings/add-ons';
import { billOf } from '@karigar/domain/bookings/bill';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { BillMemo } from '#entities/bookings/bill.tsx';
import { ServicePicture } from '#entities/catalogue/service-picture.tsx';
import { useSheet } from '#platform/navigation/use-sheet';
import { liveBookings } from '#entities/bookings/live-bookings';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { ActionNotes } from './action-notes.tsx';
import { AddOnList } from './add-on-list.tsx';
import { useBookingAddOns, useCar } from './booking-detail.queries.ts';
import { BookingFacts } from './booking-facts.tsx';
import styles from './booking-view.module.css';
import { CustomerPanel } from './customer-panel.tsx';
import { PaymentRow } from './payment-row.tsx';
import { ServiceHead } from './service-head.tsx';
import { useUnsentAddOns } from '#features/booking-detail/use-unsent-add-ons';
import { useWork } from './use-work.ts';
import { VisitNotes } from './visit-notes.tsx';
import { VisitPanel } from './visit-panel.tsx';
import { WorkDock } from './work-dock.tsx';
import { WorkMeter } from './work-meter.tsx';
import { WORK_SHEETS } from '#features/booking-detail/work-sheet-names';

/** Only a booking of a subscription has one. */
const CarPanel = lazy(async () => ({ default: (await import('./car-panel.tsx')).CarPanel }));
/** They weigh more than the screen, and are first needed by a tap. */
const WorkSheets = lazy(async () => ({ default: (await import('#features/booking-detail/work-sheets.tsx')).WorkSheets }));

/** Everything about one booking, from the clock to the bill, with the next action under the thumb. */
export const BookingView = ({ booking }: { booking: Booking }) => {
  const sheet = useSheet(WORK_SHEETS);
  const openNow = useRef(sheet.open);
  useLayoutEffect(() => {
    openNow.current = sheet.open;
  });
  const work = useWork(booking, {
    // The screen has gone on meanwhile: what he opened since stays.
    close: (name) => openNow.current === name && sheet.close(),
    showOtp: () => sheet.show('otp'),
  });
  const addOns = useBookingAddOns(booking);
  const unsent = useUnsentAddOns(booking);
  const car = useCar(booking.subscriptionId);
  const bill = billOf(booking.total, addOns);
  const total = booking.totalAfterEnd ?? bill.total;
  const { startedAt } = booking;
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
            <ActionNotes booking={booking} />
            <VisitNotes booking={booking} />
            <StaleHint of={liveBookings.queryKey} />
            <ServiceHead booking={booking} withTile={startedAt !== null} />
          </div>
          <BookingFacts booking={booking} />
          {car && (
            <Suspense>
              <CarPanel car={car} />
            </Suspense>
          )}
          {booking.state === 'ended' && <PaymentRow booking={booking} total={total} />}
          <CustomerPanel booking={booking} />
          <VisitPanel booking={booking} show={sheet.show} />
          <AddOnList
            addOns={addOns}
            unsent={unsent}
            {...(mayAdd && { onAdd: () => sheet.show('add-services') })}
          />
          <BillMemo booking={booking} bill={bill} />
        </Stack>
      </Main>
      <WorkDock booking={booking} work={work} show={(name) => sheet.show(name)} />
      <Suspense>
        <WorkSheets
          sheet={sheet.open}
          about={sheet.about}
          booking={booking}
          total={total}
          work={work}
          onClose={sheet.close}
        />
      </Suspense>
    </>
  );
};

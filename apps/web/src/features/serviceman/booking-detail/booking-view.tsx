import type { Booking } from '@karigar/contract/bookings/booking';
import { proposeAddOns } from '@karigar/domain/bookings/add-ons';
import { billOf, type BilledAddOn } from '@karigar/domain/bookings/bill';
import { Main } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { BillMemo } from '#entities/bookings/bill.tsx';
import { SosRow } from '#entities/contact/sos-row.tsx';
import { SupportRow } from '#entities/contact/support-row.tsx';
import { Panel } from '@karigar/ui/panel/panel';
import { ServicePicture } from '#entities/catalogue/service-picture.tsx';
import { useSheet } from '#platform/navigation/use-sheet';
import { liveBookings } from '#entities/bookings/live-bookings';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { openLines, undecidedLines, type AddOnLine } from './add-on-lines.ts';
import { useSession } from '#platform/session/session';
import { ActionNotes } from './action-notes.tsx';
import { AddOnList } from './add-on-list.tsx';
import { useBookingAddOns } from './booking-detail.queries.ts';
import { BookingFacts } from './booking-facts.tsx';
import styles from './booking-view.module.css';
import { ChecklistRow } from './checklist-row.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { PaymentRow } from './payment-row.tsx';
import { ServiceHead } from './service-head.tsx';
import { useAddOnLines } from './use-add-on-lines.ts';
import type { Leaving } from './use-over.ts';
import { useWork } from './use-work.ts';
import { RevisitNote } from './revisit-note.tsx';
import { VisitNotes } from './visit-notes.tsx';
import { VisitPanel } from './visit-panel.tsx';
import { WorkDock } from './work-dock.tsx';
import { WorkMeter } from './work-meter.tsx';
import { WORK_SHEETS, type WorkSheet } from './work-sheet-names.ts';

/** Only a booking of a subscription has a car. */
const CarPanel = lazy(async () => ({ default: (await import('./car-panel.tsx')).CarPanel }));
/** Larger than the screen, so loaded with the first tap. */
const WorkSheets = lazy(async () => ({ default: (await import('./work-sheets.tsx')).WorkSheets }));

/** An offline approval is billed once it is sent, and counted from now on. */
const billed = ({ name = '', price, quantity, standing }: AddOnLine): BilledAddOn => {
  const status = standing === 'accepted' || standing === 'approved' ? 'accepted' : 'pending';
  return { name, price, quantity, status };
};

/** All of one booking, from the clock to the bill, with the next action in the dock. */
export const BookingView = ({
  booking,
  onLeave,
}: {
  booking: Booking;
  onLeave: (leaving: Leaving) => void;
}) => {
  const sheet = useSheet(WORK_SHEETS);
  const openNow = useRef(sheet.open);
  useLayoutEffect(() => {
    openNow.current = sheet.open;
  }, [sheet.open]);
  const show = (name: WorkSheet): void => {
    openNow.current = name;
    sheet.show(name);
  };
  const work = useWork(booking, {
    // The reply came late: a sheet that was opened since stays open.
    close: (name) => openNow.current === name && sheet.close(),
    showOtp: () => show('otp'),
  });
  /** Their sheets show a refusal of these actions. */
  const isAnswering = work.hold.isBusy || work.late.isBusy || work.resume.isBusy;
  const addOns = useBookingAddOns(booking);
  const lines = useAddOnLines(booking, addOns);
  const open = openLines(lines);
  const bill = billOf(booking.total, lines.map(billed));
  const total = booking.totalAfterEnd ?? bill.total;
  const { startedAt } = booking;
  // A request names the account; another server may not send its id.
  const asking = useSession()?.accountId !== undefined && { onAsk: () => show('ask') };
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
            <ActionNotes booking={booking} isAnswering={isAnswering} show={show} />
            <RevisitNote booking={booking} />
            <VisitNotes booking={booking} />
            <StaleHint of={liveBookings.queryKey} />
            <ServiceHead booking={booking} withTile={startedAt !== null} />
          </div>
          <BookingFacts booking={booking} />
          {booking.subscriptionId !== null && (
            <Suspense>
              <CarPanel subscriptionId={booking.subscriptionId} />
            </Suspense>
          )}
          {booking.state === 'ended' && <PaymentRow booking={booking} total={total} />}
          <CustomerPanel booking={booking} />
          <ChecklistRow booking={booking} onOpen={() => show('checklist')} />
          <VisitPanel booking={booking} work={work} show={show} />
          <AddOnList
            booking={booking}
            lines={lines}
            {...(mayAdd && { onAdd: () => show('add-services') })}
            {...(mayAdd && open.length > 0 && asking)}
          />
          <BillMemo booking={booking} bill={bill} />
          <Panel rows>
            <SosRow booking={booking} />
            <SupportRow />
          </Panel>
        </Stack>
      </Main>
      <WorkDock booking={booking} total={total} work={work} show={show} />
      <Suspense>
        <WorkSheets
          sheet={sheet.open}
          about={sheet.about}
          booking={booking}
          total={total}
          undecided={undecidedLines(lines)}
          open={open}
          work={work}
          {...asking}
          onLeave={onLeave}
          onChecklist={() => show('checklist')}
          onClose={sheet.close}
        />
      </Suspense>
    </>
  );
};

import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { lazy, Suspense } from 'react';
import { firstName } from './first-name.ts';
import type { GivenAnswer } from './given-answer.ts';

const CancelSheet = lazy(async () => ({
  default: (await import('./cancel-sheet.tsx')).CancelSheet,
}));

const RescheduleSheet = lazy(async () => ({
  default: (await import('./reschedule-sheet.tsx')).RescheduleSheet,
}));

const ClaimSheet = lazy(async () => ({ default: (await import('./claim-sheet.tsx')).ClaimSheet }));

const ApproveSheet = lazy(async () => ({
  default: (await import('./approve-sheet.tsx')).ApproveSheet,
}));

const ReportSheet = lazy(async () => ({
  default: (await import('#entities/contact/report-sheet.tsx')).ReportSheet,
}));

type SheetName = 'rate' | 'cancel' | 'move' | 'approve' | 'unsafe' | 'claim';
export type Sheet = {
  readonly open: SheetName | null;
  readonly show: (name: SheetName) => void;
  readonly close: () => void;
};

type Props = {
  readonly mine: MyBooking;
  readonly sheet: Sheet;
  readonly given: GivenAnswer | null;
  readonly onAnswer: (given: GivenAnswer) => void;
};

/** What is open over the booking, each loaded when it opens. */
export const BookingSheets = ({ mine, sheet, given, onAnswer }: Props) => {
  const { booking, serviceman, approvalKey, may } = mine;
  return (
    <>
      {sheet.open === 'unsafe' && serviceman !== null && (
        <Suspense>
          <ReportSheet
            of={{ bookingId: booking.id, orderId: booking.orderId }}
            name={firstName(serviceman.name)}
            first="unsafe"
            open
            onClose={sheet.close}
          />
        </Suspense>
      )}
      {sheet.open === 'move' && may.reschedule && (
        <Suspense>
          <RescheduleSheet mine={mine} onClose={sheet.close} />
        </Suspense>
      )}
      {sheet.open === 'claim' && may.claim === true && (
        <Suspense>
          <ClaimSheet mine={mine} onClose={sheet.close} />
        </Suspense>
      )}
      {sheet.open === 'approve' && approvalKey !== null && (
        <Suspense>
          <ApproveSheet
            mine={mine}
            approvalKey={approvalKey}
            given={given}
            onAnswer={onAnswer}
            onClose={sheet.close}
          />
        </Suspense>
      )}
      {sheet.open === 'cancel' && may.cancel && (
        <Suspense>
          <CancelSheet mine={mine} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
};

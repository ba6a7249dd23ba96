import type { Booking } from '@karigar/contract/bookings/booking';
import { StartSheet } from '#entities/start-work/start-sheet.tsx';
import type { Start } from '#entities/start-work/use-start-work';
import { GiveBackSheet } from './give-back-sheet.tsx';

export const AcceptedSheets = ({
  sheet,
  booking,
  start,
  onClose,
  onGivenBack,
}: {
  sheet: 'start' | 'give-back' | null;
  booking: Booking;
  start: Start;
  onClose: () => void;
  onGivenBack: () => void;
}) => (
  <>
    <StartSheet booking={booking} start={start} open={sheet === 'start'} onClose={onClose} />
    {sheet === 'give-back' && (
      <GiveBackSheet booking={booking} onClose={onClose} onDone={onGivenBack} />
    )}
  </>
);

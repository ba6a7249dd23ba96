import { mayRaiseAlarm } from '@karigar/domain/safety/alarm';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { PanelRow } from '@karigar/ui/panel/panel';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { sosRowMessages as texts } from './sos-row.messages.ts';

const SosSheet = lazy(async () => ({ default: (await import('./sos-sheet.tsx')).SosSheet }));

/** SOS while a visit is on, for either side. */
export const SosRow = ({
  booking,
}: {
  booking: {
    readonly id: number;
    readonly orderId: number;
    readonly bookingNo: string;
    readonly state: BookingState;
  };
}) => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (!mayRaiseAlarm(booking.state).ok) return null;
  return (
    <>
      <PanelRow
        icon="warn"
        danger
        label={say(texts.sos)}
        hint={say(texts.sosHint)}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SosSheet booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

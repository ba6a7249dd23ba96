import { readCompletionQr } from '@karigar/domain/bookings/completion-qr';
import { useState } from 'react';
import { cameraMessages } from '#platform/camera/camera.messages';
import { CodeScanner } from '#platform/camera/code-scanner.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { scanMessages as texts } from './scan.messages.ts';

/** The camera, until it has scanned the customer's code for this booking. */
export const ScanView = ({
  bookingId,
  onCode,
}: {
  bookingId: number;
  onCode: (code: string) => void;
}) => {
  const say = useSay();
  const [isOther, setOther] = useState(false);
  return (
    <CodeScanner
      hint={say(texts.pointAt)}
      fault={isOther ? say(cameraMessages.otherBooking) : null}
      noCamera={say(texts.noCamera)}
      onCode={(written) => {
        const read = readCompletionQr(written, bookingId);
        if (read === 'other-booking') setOther(true);
        else if (read !== 'not-ours') onCode(read.code);
      }}
    />
  );
};

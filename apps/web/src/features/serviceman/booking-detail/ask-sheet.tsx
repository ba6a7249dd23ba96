import type { Booking } from '@karigar/contract/bookings/booking';
import { sumOfLines, writeApprovalRequest } from '@karigar/domain/bookings/offline-approval';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Text } from '@karigar/ui/text/text';
import { lazy, Suspense, useState } from 'react';
import { cameraMessages } from '#platform/camera/camera.messages';
import { canReadCodes } from '#platform/camera/code-reader';
import { CodeScanner } from '#platform/camera/code-scanner.tsx';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages } from '#platform/cache/reading.messages';
import { useSession } from '#platform/session/session';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import type { OpenLine } from './add-on-lines.ts';
import { approvalRequests } from './approval-request.ts';
import { askMessages as texts } from './ask.messages.ts';
import styles from './ask-sheet.module.css';
import { detailMessages } from './booking-detail.messages.ts';
import { LineList } from './line-list.tsx';
import { useAsk } from './use-ask.ts';
import { workMessages } from './work.messages.ts';

const QrCode = lazy(async () => ({
  default: (await import('@karigar/client/qr/qr-code.tsx')).QrCode,
}));

/**
 * Shows add-ons as a QR code for the customer's phone, then scans the customer's approval: offline on both sides. A
 * phone that cannot scan shows no code: nothing would read the customer's answer.
 */
export const AskSheet = ({
  booking,
  lines,
  open,
  onClose,
}: {
  booking: Booking;
  lines: readonly OpenLine[];
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const servicemanId = useSession()?.accountId;
  const [isScanning, setScanning] = useState(false);
  const canAsk = open && servicemanId !== undefined && lines.length > 0;
  const request = canAsk
    ? approvalRequests.requestFor({ bookingId: booking.id, servicemanId, lines })
    : null;
  const ask = useAsk(booking, request, onClose);
  useOnOpening(open, () => {
    setScanning(false);
    ask.forget();
  });
  const canRead = canReadCodes();
  const shown = isScanning && canRead;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.askHere)}
      closeLabel={say(workMessages.close)}
      footer={
        canRead ? (
          <Button
            block
            icon={shown ? 'back' : 'camera'}
            variant={shown ? 'secondary' : 'primary'}
            disabled={request === null || ask.taken !== null}
            onClick={() => {
              setScanning(!shown);
              ask.forget();
            }}
          >
            {say(shown ? texts.showCode : texts.scanAnswer)}
          </Button>
        ) : undefined
      }
    >
      {ask.taken !== null && (
        <div role="status">
          <Callout tone={ask.taken === 'accepted' ? 'good' : 'info'}>
            {say(ask.taken === 'accepted' ? texts.approved : texts.declined)}
          </Callout>
        </div>
      )}
      {request === null && ask.taken === null && (
        <Text tone="muted">{say(detailMessages.noAddOns)}</Text>
      )}
      {request !== null && ask.taken === null && shown && (
        <CodeScanner
          hint={say(texts.pointAt)}
          fault={
            ask.fault === null
              ? null
              : say(
                  ask.fault === 'otherBooking' ? cameraMessages.otherBooking : texts.otherQuestion,
                )
          }
          noCamera={say(texts.noCamera)}
          onCode={ask.read}
        />
      )}
      {request !== null && ask.taken === null && !shown && (
        <>
          {canRead ? (
            <>
              <div className={styles['code']}>
                <Suspense fallback={<Spinner label={say(readingMessages.loading)} />}>
                  <QrCode of={writeApprovalRequest(request)} label={say(texts.qrLabel)} />
                </Suspense>
              </div>
              <Text size="small">{say(texts.how)}</Text>
            </>
          ) : (
            <Callout tone="info">{say(texts.cannotRead)}</Callout>
          )}
          <LineList lines={lines.slice(0, request.lines.length)} />
          <div className={styles['sum']}>
            <Text strong>{say(texts.total)}</Text>
            <Amount of={sumOfLines(request.lines)} size="medium" />
          </div>
        </>
      )}
    </Sheet>
  );
};

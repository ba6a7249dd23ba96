import type { Booking } from '@karigar/contract/bookings/booking';
import { callLink } from '@karigar/domain/identity/phone';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { lazy, Suspense, useState } from 'react';
import { actionMessages } from '#shared/action-queue/actions.messages';
import { canReadCodes } from '#platform/camera/code-reader';
import { initialsOf } from '#platform/i18n/initials';
import { useSay } from '#platform/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { CodeLadder } from './code-ladder.tsx';
import { otpMessages as texts } from './otp.messages.ts';
import styles from '#features/booking-detail/otp-sheet.module.css';
import { scanMessages } from './scan.messages.ts';
import { useVerify } from '#features/booking-detail/use-verify';

const ScanView = lazy(async () => ({ default: (await import('#platform/camera/code-scanner.tsx')).ScanView }));

/** The customer's code, typed on his phone or seen by its camera: it closes the job. */
export const OtpSheet = ({
  booking,
  open,
  onClose,
}: {
  booking: Booking;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const [otp, setOtp] = useState('');
  const [isScanning, setScanning] = useState(false);
  const verify = useVerify(booking);
  useOnOpening(open, () => {
    setOtp('');
    setScanning(false);
    verify.forget();
  });
  const { customerName, phone, alternatePhone } = booking;
  const number = phone ?? alternatePhone;
  const name = customerName.trim().split(/\s+/)[0] ?? '';
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.enterOtp)}
      closeLabel={say(texts.close)}
      footer={
        <Button
          block
          disabled={otp === ''}
          busy={verify.isBusy}
          busyLabel={say(texts.verifying)}
          onClick={() => verify.run(otp)}
        >
          {say(texts.submit)}
        </Button>
      }
    >
      <Row gap={3}>
        <Avatar initials={initialsOf(customerName, 'en')} />
        <Text>{name === '' ? say(texts.askCustomer) : say(texts.askFor, { name })}</Text>
      </Row>
      <div className={styles['boxes']}>
        <OtpBoxes
          label={say(texts.code)}
          boxLabel={(position) => say(texts.digit, { position })}
          value={otp}
          onValueChange={(next) => {
            setOtp(next);
            verify.forget();
          }}
          error={verify.fault === null ? undefined : say(texts[verify.fault])}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all the sheet asks for
          autoFocus
        />
      </div>
      {open && isScanning && (
        <Suspense>
          <ScanView
            bookingId={booking.id}
            onCode={(code) => {
              setOtp(code);
              setScanning(false);
              verify.forget();
            }}
          />
        </Suspense>
      )}
      {verify.isKept && (
        <div role="status">
          <Callout tone="warning" icon="sync">
            {say(actionMessages.savedCode)}
          </Callout>
        </div>
      )}
      {verify.isSpent && <Callout tone="info">{say(texts.codeSpent)}</Callout>}
      {open && <CodeLadder booking={booking} canScan={canReadCodes()} />}
      {canReadCodes() && (
        <span className={styles['call']}>
          <Button variant="ghost" small icon="camera" onClick={() => setScanning(!isScanning)}>
            {say(isScanning ? scanMessages.stop : scanMessages.scan)}
          </Button>
        </span>
      )}
      {number !== null && (
        <span className={styles['call']}>
          <ButtonLink variant="ghost" small icon="phone" href={callLink(number)}>
            {say(texts.callCustomer)}
          </ButtonLink>
        </span>
      )}
    </Sheet>
  );
};

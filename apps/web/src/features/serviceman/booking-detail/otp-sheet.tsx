import type { Booking } from '@karigar/contract/bookings/booking';
import { callLink } from '@karigar/domain/identity/phone';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { OtpBoxes } from '@karigar/ui/otp-boxes/otp-boxes';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { actionMessages } from '#entities/actions/actions.messages';
import { savedMessages } from '#entities/actions/saved.messages';
import { canReadCodes } from '#platform/camera/code-reader';
import { initialsOf } from '@karigar/client/i18n/initials';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { CodeLadder } from './code-ladder.tsx';
import { otpMessages as texts } from './otp.messages.ts';
import styles from './otp-sheet.module.css';
import { scanMessages } from './scan.messages.ts';
import { useVerify } from './use-verify.ts';

const ScanView = lazy(async () => ({ default: (await import('./scan-view.tsx')).ScanView }));

/** The completion code, typed or scanned by the serviceman: it closes the job. */
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
  const [isAnother, setAnother] = useState(false);
  const verify = useVerify(booking, onClose);
  useOnOpening(open, () => {
    setOtp('');
    setScanning(false);
    // A code is saved: it is opened again only to enter another one.
    setAnother(verify.isSaved);
    verify.begin();
  });
  // The wrong digits go, the error stays until the next one is typed.
  const isWrong = verify.fault === 'mismatch';
  const shown = isWrong ? '' : otp;
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWrong) boxes.current?.querySelector('input')?.focus();
  }, [isWrong]);
  const type = (code: string): void => {
    setOtp(code);
    setAnother(true);
    verify.forget();
  };
  const { customerName, phone, alternatePhone } = booking;
  const number = phone ?? alternatePhone;
  const name = customerName.trim().split(/\s+/)[0] ?? '';
  if (verify.isSaved && !isAnother)
    return (
      <Sheet
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={say(texts.enterOtp)}
        closeLabel={say(texts.close)}
        footer={
          <Button block onClick={onClose}>
            {say(texts.done)}
          </Button>
        }
      >
        <div role="status">
          <Callout tone="good" icon="sync">
            <Text strong>{say(savedMessages.code)}</Text>
            <Text size="small">{say(savedMessages.codeHelp)}</Text>
          </Callout>
        </div>
        <span className={styles['call']}>
          <Button variant="ghost" small icon="lock" onClick={() => setAnother(true)}>
            {say(savedMessages.otherCode)}
          </Button>
        </span>
      </Sheet>
    );
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.enterOtp)}
      closeLabel={say(texts.close)}
      footer={
        <Button
          block
          disabled={shown === ''}
          busy={verify.isBusy}
          busyLabel={say(texts.verifying)}
          onClick={() => {
            setAnother(false);
            verify.run(otp);
          }}
        >
          {say(texts.submit)}
        </Button>
      }
    >
      <Row gap={3}>
        <Avatar initials={initialsOf(customerName, 'en')} />
        <Text>{name === '' ? say(texts.askCustomer) : say(texts.askFor, { name })}</Text>
      </Row>
      <div className={styles['boxes']} ref={boxes}>
        <OtpBoxes
          label={say(texts.code)}
          boxLabel={(position) => say(texts.digit, { position })}
          value={shown}
          onValueChange={type}
          error={verify.fault === null ? undefined : say(texts[verify.fault])}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only field
          autoFocus
        />
      </div>
      {open && isScanning && (
        <Suspense>
          <ScanView
            bookingId={booking.id}
            onCode={(code) => {
              type(code);
              setScanning(false);
            }}
          />
        </Suspense>
      )}
      {verify.isNotSaved && <Callout tone="warning">{say(actionMessages.notSaved)}</Callout>}
      {verify.isSpent && <Callout tone="info">{say(texts.codeSpent)}</Callout>}
      {open && <CodeLadder booking={booking} canScan={canReadCodes()} isSpent={verify.isSpent} />}
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

import { writeCompletionQr } from '@karigar/domain/bookings/completion-qr';
import { Button } from '@karigar/ui/button/button';
import { Icon } from '@karigar/ui/icon/icon';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { lazy, Suspense, useId, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages } from '#platform/cache/reading.messages';
import styles from './code-card.module.css';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';

/** Rarely needed, so loaded with the first QR code. */
const QrCode = lazy(async () => ({
  default: (await import('@karigar/client/qr/qr-code.tsx')).QrCode,
}));

/**
 * The completion code: to read out, or for the serviceman's camera. Before the work has ended it is shown by a tap: the
 * serviceman may have ended it without network.
 */
export const CodeCard = ({
  bookingId,
  code,
  hasEnded,
}: {
  bookingId: number;
  code: string;
  hasEnded: boolean;
}) => {
  const say = useSay();
  const heading = useId();
  const [isShown, setShown] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const isOpen = hasEnded || isOpened;
  return (
    <section className={styles['card']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['head']}>
        <Icon name="lock" size={22} />
        {say(texts.completionOtp)}
      </h2>
      {isOpen && (
        <p className={styles['code']} role="img" aria-label={[...code].join(' ')}>
          {[...code].map((digit, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a digit is identified by its position
            <span key={at} className={styles['digit']}>
              {digit}
            </span>
          ))}
        </p>
      )}
      <p className={styles['help']}>{say(texts.shareWhenDone)}</p>
      {isOpen && isShown && (
        <Suspense fallback={<Spinner label={say(readingMessages.loading)} />}>
          <QrCode of={writeCompletionQr(bookingId, code)} label={say(texts.qrLabel)} />
        </Suspense>
      )}
      {isOpen ? (
        <Button
          variant="ghost"
          small
          className={styles['toggle']}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {say(isShown ? texts.hideQr : texts.showQr)}
        </Button>
      ) : (
        <Button variant="ghost" small className={styles['toggle']} onClick={() => setOpened(true)}>
          {say(texts.showOtp)}
        </Button>
      )}
    </section>
  );
};

import { readCompletionQr } from '@karigar/domain/bookings/completion-qr';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useEffect, useRef, useState } from 'react';
import { readCodes } from '#platform/camera/code-reader';
import { useSay } from '#platform/i18n/use-say';
import { scanMessages as texts } from '#features/serviceman/booking-detail/scan.messages';
import styles from './code-scanner.module.css';

type Fault = 'otherBooking' | 'noCamera';

/** The camera, until it has seen the customer's code for this booking. */
export const ScanView = ({
  bookingId,
  onCode,
}: {
  bookingId: number;
  onCode: (code: string) => void;
}) => {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  });
  useEffect(() => {
    if (video.current === null) return;
    return readCodes(video.current, {
      onCode: (written) => {
        const read = readCompletionQr(written, bookingId);
        if (read === 'other-booking') setFault('otherBooking');
        else if (read !== 'not-ours') found.current(read.code);
      },
      onFailure: () => setFault('noCamera'),
    });
  }, [bookingId]);
  return (
    <div className={styles['view']}>
      <video
        ref={video}
        muted
        playsInline
        aria-label={say(texts.camera)}
        className={styles['video']}
        hidden={fault === 'noCamera'}
      />
      <div role="status">
        {fault === null ? (
          <Text size="small" tone="muted">
            {say(texts.pointAt)}
          </Text>
        ) : (
          <Callout tone="warning">{say(texts[fault])}</Callout>
        )}
      </div>
    </div>
  );
};

import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { cameraMessages as texts } from './camera.messages.ts';
import { readCodes } from './code-reader.ts';
import styles from './code-scanner.module.css';

/** The camera, which reports every QR code it sees until it is closed. */
export const CodeScanner = ({
  hint,
  fault,
  noCamera,
  onCode,
}: {
  hint: string;
  /** Why the last scanned code is not accepted. */
  fault: string | null;
  noCamera: string;
  onCode: (written: string) => void;
}) => {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  });
  useEffect(() => {
    if (video.current === null) return;
    return readCodes(video.current, {
      onCode: (written) => found.current(written),
      onFailure: () => setBroken(true),
    });
  }, []);
  const wrong = isBroken ? noCamera : fault;
  return (
    <div className={styles['view']}>
      <video
        ref={video}
        muted
        playsInline
        aria-label={say(texts.camera)}
        className={styles['video']}
        hidden={isBroken}
      />
      <div role="status">
        {wrong === null ? (
          <Text size="small" tone="muted">
            {hint}
          </Text>
        ) : (
          <Callout tone="warning">{wrong}</Callout>
        )}
      </div>
    </div>
  );
};

import type { UpiRequest } from '@karigar/contract/payments/upi-request';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel } from '@karigar/ui/panel/panel';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Text } from '@karigar/ui/text/text';
import { lazy, Suspense } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages } from '#platform/cache/reading.messages';
import { upiMessages as texts } from './upi.messages.ts';
import styles from './upi.module.css';

/** Rarely needed, so loaded with the first QR code. */
const QrCode = lazy(async () => ({
  default: (await import('@karigar/client/qr/qr-code.tsx')).QrCode,
}));

/** The amount due as a QR code; only the bank knows whether it was paid. */
export const UpiPanel = ({ request }: { request: UpiRequest }) => {
  const say = useSay();
  return (
    <Panel padded aria-label={say(texts.code)}>
      <div className={styles['panel']}>
        <Suspense fallback={<Spinner label={say(readingMessages.loading)} />}>
          <QrCode of={request.link} label={say(texts.code)} />
        </Suspense>
        <Text>{say(texts.scan)}</Text>
        <Callout tone="info" icon="hour">
          {say(texts.waiting)}
        </Callout>
      </div>
    </Panel>
  );
};

import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { Art } from '@karigar/ui/art/art';
import { Button } from '@karigar/ui/button/button';
import { Icon } from '@karigar/ui/icon/icon';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { StatusPill, type StatusLook } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useId, useState } from 'react';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import styles from './document-panel.module.css';
import { mayUpload } from './document-order.ts';
import { idVerificationMessages as texts } from './id-verification.messages.ts';
import { useDocumentPicture } from './use-document-picture.ts';

const LOOKS = {
  pending: 'pending',
  approved: 'done',
  rejected: 'off',
} as const satisfies Record<KycDocument['status'], StatusLook>;

/** The uploaded photo; a drawing if it is no longer shown; an empty frame if one is needed. */
const Face = ({ document }: { document: KycDocument }) => {
  const say = useSay();
  const { image, type } = document;
  const { url, isGone } = useDocumentPicture(image);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (image === null && mayUpload(document))
    return (
      <span className={styles['missing']}>
        <Icon name="image" size={28} />
      </span>
    );
  return (
    <span className={styles['face']}>
      {url !== null && url !== brokenUrl && (
        <img
          className={styles['photo']}
          src={url}
          alt={say(texts.photoOf, { type })}
          onError={() => setBrokenUrl(url)}
        />
      )}
      {(image === null || isGone || (url !== null && url === brokenUrl)) && <Art name="document" />}
    </span>
  );
};

/** One document: type, status, and why it was rejected. */
export const DocumentPanel = ({
  document,
  onUpload,
  onOffline,
}: {
  document: KycDocument;
  /** Absent if no upload is needed. */
  onUpload?: () => void;
  /** Absent where no offline e-KYC is taken. */
  onOffline?: () => void;
}) => {
  const say = useSay();
  const id = useId();
  const format = useFormat();
  const { type, status, number, reason, image, signedAt, signedName, nameMatch } = document;
  // Nothing was requested yet: the wire has no other code for it.
  const isNeverSent =
    image === null && signedAt === null && status === 'pending' && mayUpload(document);
  return (
    <Panel padded aria-labelledby={id}>
      <Stack gap={3}>
        <Row gap={3} align="start" wrap>
          <Face document={document} />
          <Stack gap={2} className={styles['words']}>
            <div>
              <Text id={id} as="h2" size="lead">
                {type}
              </Text>
              {number !== null && (
                <Text as="div" size="small" tone="muted">
                  <bdi>{number}</bdi>
                </Text>
              )}
            </div>
            {!isNeverSent && (
              <span>
                <StatusPill look={LOOKS[status]}>{say(texts[status])}</StatusPill>
              </span>
            )}
          </Stack>
        </Row>
        {signedAt !== null && (
          <Row gap={2} align="start">
            <Icon name="shield" size={20} />
            <Text size="small">{say(texts.signedOn, { date: format.date(signedAt) })}</Text>
          </Row>
        )}
        {nameMatch === 'different' && signedName !== null && status === 'pending' && (
          <Text size="small" tone="muted">
            {say(texts.nameDiffers, { name: signedName })}
          </Text>
        )}
        {reason !== null && (
          <p className={styles['reason']}>
            <Icon name="info" size={20} />
            <span>{reason}</span>
          </p>
        )}
        {onUpload && (
          <Button
            block
            variant={status === 'rejected' ? 'primary' : 'tonal'}
            icon="upload"
            aria-label={say(texts.uploadOf, { type })}
            onClick={onUpload}
          >
            {say(texts.upload)}
          </Button>
        )}
        {onOffline && (
          <Button
            block
            variant="ghost"
            icon="shield"
            aria-label={say(texts.giveOfflineOf, { type })}
            onClick={onOffline}
          >
            {say(texts.giveOffline)}
          </Button>
        )}
      </Stack>
    </Panel>
  );
};

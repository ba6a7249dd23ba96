import type { KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { Art } from '@karigar/ui/art/art';
import { Button } from '@karigar/ui/button/button';
import { Icon } from '@karigar/ui/icon/icon';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { StatusPill, type StatusLook } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useId, useState } from 'react';
import { useSay } from '#platform/i18n/use-say';
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
}: {
  document: KycDocument;
  /** Absent if no upload is needed. */
  onUpload?: () => void;
}) => {
  const say = useSay();
  const id = useId();
  const { type, status, number, reason, image } = document;
  // Nothing was requested yet: the wire has no other code for it.
  const isNeverSent = image === null && status === 'pending' && mayUpload(document);
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
      </Stack>
    </Panel>
  );
};

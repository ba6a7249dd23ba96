import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import type { ReactNode } from 'react';
import styles from './offer.module.css';

/** A suggestion above the screen, which the reader can dismiss. */
export const Offer = ({
  title,
  help,
  rootOnly,
  children,
}: {
  title: string;
  /** Only above the tab screens: inside a job the space is needed. */
  rootOnly?: boolean;
  help?: string;
  children: ReactNode;
}) => (
  <aside
    className={[styles['offer'], rootOnly && styles['rootOnly']].filter(Boolean).join(' ')}
    aria-label={title}
  >
    <div>
      <Text strong>{title}</Text>
      {help !== undefined && (
        <Text size="small" tone="muted">
          {help}
        </Text>
      )}
    </div>
    <Row wrap className={styles['choices']}>
      {children}
    </Row>
  </aside>
);

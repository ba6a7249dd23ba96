import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import type { ReactNode } from 'react';
import styles from './offer.module.css';

/** Something the app can do for him, above the screen, with a way to say no. */
export const Offer = ({
  title,
  help,
  children,
}: {
  title: string;
  help?: string;
  children: ReactNode;
}) => (
  <aside className={styles['offer']} aria-label={title}>
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

import type { ReactNode } from 'react';
import styles from './confirm-body.module.css';

/** The subject of a confirmation, between the question and its buttons. */
export const ConfirmBody = ({ children }: { children: ReactNode }) => (
  <div className={styles['body']}>{children}</div>
);

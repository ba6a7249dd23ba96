import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './pick.module.css';

export interface PickLabel {
  /** A drawing or a face before the words. */
  face: ReactNode;
  label: ReactNode;
  help: ReactNode;
}

export const Words = ({ label, help }: Omit<PickLabel, 'face'>) => (
  <span className={styles['words']}>
    <span className={styles['label']}>{label}</span>
    <span className={styles['help']}>{help}</span>
  </span>
);

/** One of a few ways to go on, each with a drawing. */
export function PickButton({ face, onPress, ...words }: PickLabel & { onPress: () => void }) {
  return (
    <button type="button" className={styles['pick']} onClick={onPress}>
      {face}
      <Words {...words} />
      <Icon name="right" />
    </button>
  );
}

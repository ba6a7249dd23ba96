import type { ReactNode } from 'react';
import { Art, type ArtName } from '../art/art.tsx';
import styles from './empty.module.css';

export interface EmptyProps {
  scene: Extract<ArtName, `scene-${string}`>;
  title: ReactNode;
  help?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** A failure, announced at once (role alert). */
  alert?: boolean;
}

/** Empty list, or a loading failure. */
export function Empty({ scene, title, help, action, alert }: EmptyProps) {
  return (
    <div className={styles['empty']} role={alert ? 'alert' : undefined}>
      <Art name={scene} className={styles['scene']} />
      <h2 className={styles['title']}>{title}</h2>
      {help !== undefined && <p className={styles['help']}>{help}</p>}
      {action}
    </div>
  );
}

import { useState } from 'react';
import { Art, type ArtName } from '../art/art.tsx';
import rays from './rays.svg?no-inline';
import styles from './service-label.module.css';

export interface ServiceLabelProps {
  art: ArtName;
  /** The booking's own picture; the drawing is its fallback. */
  src?: string;
}

/** A service's picture as a matchbox label, above the service's name. */
export function ServiceLabel({ art, src }: ServiceLabelProps) {
  const [broken, setBroken] = useState<string>();
  if (src !== undefined && src !== broken) {
    return <img src={src} alt="" className={styles['label']} onError={() => setBroken(src)} />;
  }
  return (
    <div className={styles['label']}>
      <svg className={styles['rays']} aria-hidden="true">
        <use href={`${rays}#art`} />
      </svg>
      <Art name={art} className={styles['art']} />
    </div>
  );
}

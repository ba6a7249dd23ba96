import { useState, type ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** One or two letters, or an icon; without it and without a picture, a generic face. */
  initials?: ReactNode;
  src?: string;
  size?: number;
}

/** A person's picture beside the name; hidden from screen readers. */
export function Avatar({ initials, src, size = 48 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const picture = src !== undefined && src !== broken;
  return (
    <span
      aria-hidden="true"
      className={styles['avatar']}
      style={{ width: size, height: size, fontSize: size * 0.375 }}
    >
      {picture ? (
        <img src={src} alt="" className={styles['picture']} onError={() => setBroken(src)} />
      ) : (
        (initials ?? <Art name="avatar-default" />)
      )}
    </span>
  );
}

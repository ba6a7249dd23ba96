import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** One path, a stroke for each run of dark squares. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...line.matchAll(/1+/g)].map(
        ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
      );
    })
    .join('');

/** Drawn on the phone, dark on light in every theme: many scanners read no other. */
export const QrCode = ({ of, label }: { of: string; label: string }) => {
  const { data, size } = encode(of, { ecc: 'M', border: 4 });
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} />
    </svg>
  );
};

import { qrSquares } from './qr-squares.ts';
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

/** Drawn on the phone, dark on light in every theme: many scanners cannot read inverted codes. */
export const QrCode = ({ of, label }: { of: string; label: string }) => {
  const squares = qrSquares(of);
  const { length: size } = squares;
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(squares)} />
    </svg>
  );
};

import { encode } from 'uqr';

const INK = '#1C1813';

/** A QR code as one SVG path, one stroke per run of dark squares. Level M: a creased print still scans. */
export const qrPicture = (written: string): string => {
  const { data, size } = encode(written, { ecc: 'M', border: 0 });
  const strokes = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...line.matchAll(/1+/g)].map(({ index, 0: run }) => {
      const { length } = run;
      return `M${index} ${y}h${length}v1h-${length}z`;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${INK}" d="${strokes.join('')}"/></svg>`;
};

import { vi } from 'vitest';
import { qrSquares } from '@karigar/client/qr/qr-squares';
import { one } from './show-screen.tsx';

/** A camera whose detector sees `seen.code` from now on. */
export const giveCamera = () => {
  const seen = { code: '' };
  const stopped = vi.fn<() => void>();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve(seen.code === '' ? [] : [{ rawValue: seen.code }]);
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => {
    const stream = document.createElement('canvas').captureStream();
    for (const track of stream.getTracks()) vi.spyOn(track, 'stop').mockImplementation(stopped);
    return Promise.resolve(stream);
  });
  return { seen, stopped };
};

/** Whether the QR code with this label encodes this text, module for module. */
export const isDrawn = (label: string, text: string): boolean => {
  const drawn = one(`svg[aria-label="${label}"] path`).getAttribute('d') ?? '';
  const dark = new Set<string>();
  for (const [, x, y, length] of drawn.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at} ${y}`);
  return qrSquares(text).every((row, y) =>
    row.every((isDark, x) => dark.has(`${x} ${y}`) === isDark),
  );
};

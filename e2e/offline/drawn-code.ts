import type { Locator } from '@playwright/test';
import { qrSquares } from '@karigar/client/qr/qr-squares';
import { expect } from '../world/test.ts';

/** The dark squares of a drawn QR code, row by row. */
async function squaresOf(code: Locator): Promise<string[]> {
  const drawn = (await code.locator('path').getAttribute('d')) ?? '';
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'));
  for (const [, x, y, length] of drawn.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)]?.fill('1', Number(x), Number(x) + Number(length));
  return rows.map((row) => row.join(''));
}

/** Asserts that the QR code on the screen encodes this text, square for square. */
export async function expectCode(code: Locator, text: string): Promise<void> {
  const wanted = qrSquares(text).map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  await expect.poll(() => squaresOf(code)).toEqual(wanted);
}

import type { Page } from '@playwright/test';

/**
 * A fake camera with a plain picture, and a fake BarcodeDetector that returns the text set by the test.
 * The test browser has neither; all other code is the app's own.
 */
export async function giveCamera(page: Page): Promise<(written: string) => Promise<void>> {
  await page.addInitScript(() => {
    const held = { code: '' };
    class BarcodeDetector {
      detect = async () => (held.code === '' ? [] : [{ rawValue: held.code }]);
    }
    Object.assign(globalThis, { BarcodeDetector, heldUp: held });
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      return canvas.captureStream(5);
    };
  });
  return (written) =>
    page.evaluate((code) => {
      (globalThis as unknown as { heldUp: { code: string } }).heldUp.code = code;
    }, written);
}

import type { Page } from '@playwright/test';

/** A photo like a camera's: a light card on a dark table, with grain, several megabytes. Drawn by the page itself. */
export async function takePhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const written = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      const grained = (shade: number): ImageData => {
        const grain = new ImageData(64, 64);
        crypto.getRandomValues(grain.data);
        for (let at = 0; at < grain.data.length; at += 1)
          grain.data[at] = at % 4 === 3 ? 255 : shade + ((grain.data[at] ?? 0) >> 2);
        return grain;
      };
      const [table, card] = [grained(16), grained(176)];
      for (let x = 0; x < wide; x += 64)
        for (let y = 0; y < high; y += 64) {
          const isCard = x >= wide / 5 && x < wide * 0.8 && y >= high / 5 && y < high * 0.8;
          context?.putImageData(isCard ? card : table, x, y);
        }
      const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const { promise, resolve } = Promise.withResolvers<string>();
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsDataURL(photo);
      return promise;
    },
    [width, height] as const,
  );
  return Buffer.from(written.slice(written.indexOf(',') + 1), 'base64');
}

/** Presses the button and picks a file in the chooser that opens. */
export async function pick(
  page: Page,
  button: string,
  name: string,
  buffer: Buffer,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (
    await chooser
  ).setFiles({
    name,
    mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
    buffer,
  });
}

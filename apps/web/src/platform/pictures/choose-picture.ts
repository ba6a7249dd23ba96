export type PictureSource = 'camera' | 'gallery';

/** Only browsers that can open a camera have `capture`; others would open the same file chooser twice. */
export const hasCamera = (): boolean => 'capture' in HTMLInputElement.prototype;

let opened: HTMLInputElement | null = null;

/** Opens the phone's camera or gallery; null without a choice. Must be called from a tap. */
export const choosePicture = (from: PictureSource): Promise<File | null> => {
  // A browser without a cancel event leaves its input behind.
  opened?.remove();
  const { promise, resolve } = Promise.withResolvers<File | null>();
  const input = document.createElement('input');
  opened = input;
  input.type = 'file';
  input.accept = 'image/*';
  input.hidden = true;
  if (from === 'camera') input.setAttribute('capture', 'environment');
  const settle = (): void => {
    input.remove();
    resolve(input.files?.[0] ?? null);
  };
  input.addEventListener('change', settle);
  input.addEventListener('cancel', settle);
  // Some phones drop an input outside the document while the camera is open.
  document.body.append(input);
  input.click();
  return promise;
};

export type PictureSource = 'camera' | 'gallery';

/** Only browsers that hand over to a camera know the word; others would open the same folder twice. */
export const hasCamera = (): boolean => 'capture' in HTMLInputElement.prototype;

let opened: HTMLInputElement | null = null;

/** Opens the phone's camera or gallery; null when he came back without a picture. To be called from a tap. */
export const choosePicture = (from: PictureSource): Promise<File | null> => {
  // A browser that never says that it was left without a choice leaves its input behind.
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
  // Outside the page some phones forget the input while the camera is open.
  document.body.append(input);
  input.click();
  return promise;
};

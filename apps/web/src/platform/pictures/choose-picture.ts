import { chooseFile } from './choose-file.ts';

export type PictureSource = 'camera' | 'gallery';

/** Only browsers that can open a camera have `capture`; others would open the same file chooser twice. */
export const hasCamera = (): boolean => 'capture' in HTMLInputElement.prototype;

/** Opens the phone's camera or gallery; null without a choice. Must be called from a tap. */
export const choosePicture = (from: PictureSource): Promise<File | null> =>
  chooseFile('image/*', from === 'camera' ? 'environment' : undefined);

import type { RefusalName } from '../refusals.ts';

/** The refusals of a call that takes a picture. */
export const pictureRefusals = [
  'file.not-an-image',
  'file.too-large',
  'file.unreadable',
  'file.too-many-today',
] as const satisfies readonly RefusalName[];

import type { RefusalName } from '../refusals.ts';

/** What a call that takes a picture may say of it. */
export const pictureRefusals = [
  'file.not-an-image',
  'file.too-large',
  'file.unreadable',
  'file.too-many-today',
] as const satisfies readonly RefusalName[];

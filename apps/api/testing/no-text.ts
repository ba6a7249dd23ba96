import type { PictureReader } from '#platform/picture-reader';

/** Reading grainy pictures takes seconds each: for tests that are about other things. */
export const NO_TEXT: PictureReader = {
  read: async () => ({ kind: 'read', texts: [] }),
  isInstalled: async () => true,
};

import type { Chunk } from '../chunk.ts';

/** Small parts of the first load that fewer than three screens share: one file instead of five. */
export const entrance: Chunk = {
  name: 'entrance',
  files: {
    'apps/web/src/app': ['use-saved-note.ts'],
    'apps/web/src/entities/sign-in': [
      'enter-as-guest.ts',
      'log-in-by-identity.ts',
      'request-code.ts',
      'use-guest.ts',
    ],
    'packages/ui/src/banner': ['banner.module.css', 'banner.tsx'],
  },
};

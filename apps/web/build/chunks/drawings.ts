import type { Chunk } from '../chunk.ts';

/** Also on screens that are no work: a chunk takes what its files need along, unless it has its own. */
export const drawings: Chunk = {
  name: 'drawings',
  files: {
    'packages/ui/src/art': ['art.module.css', 'art.tsx'],
    'packages/ui/src/avatar': ['avatar.module.css', 'avatar.tsx'],
    'packages/ui/src/pick': ['pick.module.css', 'pick.tsx'],
    'packages/ui/src/tile': ['tile.module.css', 'tile.tsx'],
  },
};

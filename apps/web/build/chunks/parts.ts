import type { Chunk } from '../chunk.ts';

/** Small parts that nearly every screen has one of. */
export const parts: Chunk = {
  name: 'parts',
  files: {
    'packages/ui/src/callout': ['callout.module.css', 'callout.tsx'],
    'packages/ui/src/empty': ['empty.module.css', 'empty.tsx'],
    'packages/ui/src/home-header': ['home-header.module.css', 'home-header.tsx'],
    'packages/ui/src/search': ['search.module.css', 'search.tsx'],
    'packages/ui/src/section-heading': ['section-heading.module.css', 'section-heading.tsx'],
    'packages/ui/src/sheet': ['sheet.tsx'],
    'packages/ui/src/skeleton': ['skeleton.module.css', 'skeleton.tsx'],
  },
};

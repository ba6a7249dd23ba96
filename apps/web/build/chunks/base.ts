import type { Chunk } from '../chunk.ts';

/** What every screen needs, also what the shell and the day both wait with: in the file of either it would bring all of that along. */
export const base: Chunk = {
  name: 'base',
  files: {
    'apps/web/src/app': ['lazy-part.ts', 'role-screens.ts', 'shell.messages.ts'],
    'apps/web/src/platform/idle': ['use-is-idle.ts', 'when-idle.ts'],
    'apps/web/src/pwa': ['app-update.ts', 'install-offer.ts'],
  },
};

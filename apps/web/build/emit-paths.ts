import type { Plugin } from 'vite';
import { PATHS, patternSource } from '../src/platform/navigation/paths.ts';

/** Tells the server which paths are screens, so that any other one is answered with 404. */
export const emitPaths = (): Plugin => ({
  name: 'karigar:emit-paths',
  apply: 'build',
  generateBundle() {
    const sources = Object.values(PATHS).map(({ pattern }) => patternSource(pattern));
    this.emitFile({ type: 'asset', fileName: 'paths.json', source: JSON.stringify(sources) });
  },
});

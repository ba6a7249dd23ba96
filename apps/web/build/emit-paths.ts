import type { Plugin } from 'vite';
import { PATHS, patternSource } from '#platform/navigation/paths';

/** Writes the list of screen paths, so that the server replies 404 for any other path. */
export const emitPaths = (): Plugin => ({
  name: 'karigar:emit-paths',
  apply: 'build',
  generateBundle() {
    const sources = Object.values(PATHS).map(({ pattern }) => patternSource(pattern));
    this.emitFile({ type: 'asset', fileName: 'paths.json', source: JSON.stringify(sources) });
  },
});

import type { Plugin } from 'vite';
import { patternSource } from '../src/navigation/pattern-source.ts';

/** Writes the list of screen paths, so that the server replies 404 for any other path. */
export const emitPaths = (patterns: readonly string[]): Plugin => ({
  name: 'karigar:emit-paths',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(patterns.map(patternSource));
    this.emitFile({ type: 'asset', fileName: 'paths.json', source });
  },
});

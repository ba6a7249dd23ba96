import type { Plugin } from 'vite';
import { filesOf } from './files-of.ts';

/**
 * The page as the service worker gives it: all files are on the phone then, so those of a working day's first screen are
 * named beside those of the way in, and none waits for another to ask for it. The server's own page names the way in alone.
 */
export const keptPage = (): Plugin => ({
  name: 'karigar:kept-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('the build has no page');
    const html = String(page.source);
    const { scripts, styles } = filesOf(bundle, 'dashboard');
    const isNew = (name: string): boolean => !html.includes(`"/${name}"`);
    const links = [
      ...scripts
        .filter(isNew)
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
      ...styles.filter(isNew).map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ];
    this.emitFile({
      type: 'asset',
      fileName: 'kept.html',
      source: html.replace('</head>', `${links.join('')}</head>`),
    });
  },
});

import type { Plugin } from 'vite';
import { filesOf } from './files-of.ts';

/**
 * The page as the service worker serves it: it preloads the files of a working day's first screen beside those of
 * the sign-in, because all files are on the phone already. The server's own page preloads the sign-in alone.
 */
export const cachedPage = (): Plugin => ({
  name: 'karigar:cached-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('the build has no page');
    const html = String(page.source);
    const { scripts, styles } = filesOf(bundle, 'serviceman/dashboard');
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

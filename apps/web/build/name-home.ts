import type { Plugin } from 'vite';
import { filesOf } from './files-of.ts';

const TELLS = '<script src="/theme.js"';

/**
 * Lists the files that a customer's Home needs beyond those the page preloads for everybody. theme.js preloads them
 * for a returning customer, and nobody else loads them.
 */
export const nameHome = (): Plugin => ({
  name: 'karigar:name-home',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('the build has no page');
    const html = String(page.source);
    if (!html.includes(TELLS)) throw new Error('the page does not run theme.js');
    const { scripts, styles } = filesOf(bundle, 'customer/home');
    const isNew = (name: string): boolean => !html.includes(`"/${name}"`);
    const files = [...scripts, ...styles].filter(isNew).map((name) => `/${name}`);
    page.source = html.replace(TELLS, `${TELLS} data-home="${files.join(' ')}"`);
  },
});

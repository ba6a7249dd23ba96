import type { Plugin } from 'vite';
import { filesOf, screenOf } from './files-of.ts';

const TELLS = '<script src="/theme.js"';

/**
 * Lists the files that the login and a customer's Home need beyond those the page preloads for everybody. theme.js
 * preloads them for whom the page opens on that screen, and nobody else loads them.
 */
export const nameScreens = (): Plugin => ({
  name: 'karigar:name-screens',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('the build has no page');
    const html = String(page.source);
    if (!html.includes(TELLS)) throw new Error('the page does not run theme.js');
    const named = (name: string, { scripts, styles }: ReturnType<typeof filesOf>): string => {
      const isNew = (file: string): boolean => !html.includes(`"/${file}"`);
      const files = [...scripts, ...styles].filter(isNew).map((file) => `/${file}`);
      return ` data-${name}="${files.join(' ')}"`;
    };
    const home = named('home', filesOf(bundle, 'customer/home'));
    const login = named('login', screenOf(bundle, 'account/login'));
    page.source = html.replace(TELLS, TELLS + home + login);
  },
});

import type { Plugin, Rolldown } from 'vite';

const OPENS = '/src/features/dashboard/';

/** A chunk and what it cannot do without, first what others need. */
const gather = (
  bundle: Rolldown.OutputBundle,
  { imports, fileName, viteMetadata }: Rolldown.OutputChunk,
  found: { readonly scripts: Set<string>; readonly styles: Set<string> },
): void => {
  for (const name of imports) {
    const needed = bundle[name];
    if (needed?.type === 'chunk' && !found.scripts.has(name)) gather(bundle, needed, found);
  }
  found.scripts.add(fileName);
  for (const style of viteMetadata?.importedCss ?? []) found.styles.add(style);
};

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
    const opening = Object.values(bundle).filter(
      (file): file is Rolldown.OutputChunk =>
        file.type === 'chunk' && file.moduleIds.some((id) => id.includes(OPENS)),
    );
    if (opening.length === 0) throw new Error('the build has no first screen');
    const found = { scripts: new Set<string>(), styles: new Set<string>() };
    for (const chunk of opening) gather(bundle, chunk, found);
    const isNew = (name: string): boolean => !html.includes(`"/${name}"`);
    const links = [
      ...[...found.scripts]
        .filter(isNew)
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
      ...[...found.styles]
        .filter(isNew)
        .map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ];
    this.emitFile({
      type: 'asset',
      fileName: 'kept.html',
      source: html.replace('</head>', `${links.join('')}</head>`),
    });
  },
});

import type { Rolldown } from 'vite';

type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** A chunk and its imports, dependencies first. */
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

const gathered = (
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
): Files => {
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const chunk of chunks) gather(bundle, chunk, found);
  return { scripts: [...found.scripts], styles: [...found.styles] };
};

const READS = '/src/platform/cache/open-cache.ts';

/** All files that a feature's screen needs to open, and the files it reads data with. */
export const filesOf = (bundle: Rolldown.OutputBundle, feature: string): Files => {
  const chunks = Object.values(bundle).filter(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' &&
      (file.facadeModuleId?.endsWith(READS) === true ||
        file.moduleIds.some((id) => id.includes(`/src/features/${feature}/`))),
  );
  if (chunks.length < 2) throw new Error(`the build has no files of ${feature}`);
  return gathered(bundle, chunks);
};

/** The files that a feature's first screen is drawn with, if it reads nothing: without what it loads later. */
export const screenOf = (bundle: Rolldown.OutputBundle, feature: string): Files => {
  const chunk = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' &&
      file.facadeModuleId?.endsWith(`/src/features/${feature}/index.ts`) === true,
  );
  if (chunk === undefined) throw new Error(`the build has no screen of ${feature}`);
  return gathered(bundle, [chunk]);
};

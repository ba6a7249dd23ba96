import type { Rolldown } from 'vite';

type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

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

const READS = '/src/shared/queries/open-reads.ts';

/** All files that a feature's screen opens with, and what it reads with. */
export const filesOf = (bundle: Rolldown.OutputBundle, feature: string): Files => {
  const chunks = Object.values(bundle).filter(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' &&
      (file.facadeModuleId?.endsWith(READS) === true ||
        file.moduleIds.some((id) => id.includes(`/src/features/${feature}/`))),
  );
  if (chunks.length < 2) throw new Error(`the build has no files of ${feature}`);
  const found = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const chunk of chunks) gather(bundle, chunk, found);
  return { scripts: [...found.scripts], styles: [...found.styles] };
};

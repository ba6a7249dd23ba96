import type { Plugin } from 'vite';

export type Part = {
  readonly fileName: string;
  /** The module the chunk was made for, if the chunk is loaded by itself. */
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  /** Files that must be loaded before the chunk runs. */
  readonly imports: readonly string[];
};

const featureOf = (id: string | null): string | undefined =>
  /\/src\/features\/([^/]+\/[^/]+)\//.exec(id ?? '')?.[1];

/** Features that are loaded with another feature's screen, although that screen never uses them. */
export const strangers = (parts: readonly Part[]): string[] => {
  const byName = new Map(parts.map((part) => [part.fileName, part]));
  const whole = (part: Part, seen = new Set<Part>()): Set<Part> => {
    if (seen.has(part)) return seen;
    seen.add(part);
    for (const name of part.imports) {
      const needed = byName.get(name);
      if (needed !== undefined) whole(needed, seen);
    }
    return seen;
  };
  return parts.flatMap((part) => {
    const own = featureOf(part.facadeModuleId);
    if (own === undefined) return [];
    const brought = [...whole(part)].flatMap(({ moduleIds }) => moduleIds.map(featureOf));
    return [...new Set(brought)]
      .filter((feature) => feature !== undefined && feature !== own)
      .map((feature) => `features/${own} brings features/${feature} along`);
  });
};

/** Fails the build when a customer would load a serviceman's screens or a serviceman a customer's. */
export const partsApart = (): Plugin => ({
  name: 'karigar:parts-apart',
  apply: 'build',
  generateBundle(_options, bundle) {
    const parts = Object.values(bundle).filter((output) => output.type === 'chunk');
    const found = strangers(parts);
    if (found.length > 0) this.error(found.join('\n'));
  },
});

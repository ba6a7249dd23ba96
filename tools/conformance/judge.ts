import type { Behaviour } from './read-documents.ts';

export interface Verdict {
  areas: { area: string; proven: number; total: number; unproven: string[] }[];
  proven: number;
  total: number;
  unproven: string[];
  errors: string[];
}

/** `proofs` has, for each tag found in a test title, the files with that tag. */
export function judge(
  behaviours: readonly Behaviour[],
  floor: readonly string[],
  proofs: ReadonlyMap<string, readonly string[]>,
): Verdict {
  const known = new Set(behaviours.map(({ id }) => id));
  const unproven = behaviours.filter(({ id }) => !proofs.has(id));

  const areas = [...Map.groupBy(behaviours, ({ area }) => area)].map(([area, members]) => {
    const missing = unproven.filter((behaviour) => behaviour.area === area).map(({ id }) => id);
    return {
      area,
      proven: members.length - missing.length,
      total: members.length,
      unproven: missing,
    };
  });

  const errors = [
    ...[...proofs]
      .filter(([id]) => !known.has(id))
      .map(([id, files]) => `${files.join(', ')}: [${id}] is not in docs/behaviours.tsv`),
    ...floor
      .filter((id) => !known.has(id))
      .map((id) => `docs/conformance-floor.txt: ${id} is not in docs/behaviours.tsv`),
    ...floor
      .filter((id) => known.has(id) && !proofs.has(id))
      .map((id) => `docs/conformance-floor.txt: ${id} has no test`),
  ];

  return {
    areas,
    proven: behaviours.length - unproven.length,
    total: behaviours.length,
    unproven: unproven.map(({ id }) => id),
    errors,
  };
}

const MOST = 20;

/** Prints the failures beside the number, so that a red figure can be investigated. */
export function tellFailures(failures: readonly string[]): void {
  for (const failure of failures.slice(0, MOST)) console.error(failure);
  if (failures.length > MOST) console.error(`and ${failures.length - MOST} more`);
}

const MOST = 20;

/** What went wrong, beside the number, so that a red figure can be looked into. */
export function tellFailures(failures: readonly string[]): void {
  for (const failure of failures.slice(0, MOST)) console.error(failure);
  if (failures.length > MOST) console.error(`and ${failures.length - MOST} more`);
}

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const CALLS = 'apps/api/src/modules/*/calls/*.ts';

it('no handler of the operators reads or writes as the system, also while it prepares', () => {
  const ofOperators = globSync(CALLS).filter((file) =>
    readFileSync(file, 'utf8').includes("as: 'ops'"),
  );
  const asSystem = ofOperators.filter((file) => /\bSYSTEM\b/u.test(readFileSync(file, 'utf8')));
  expect(ofOperators.length).toBeGreaterThan(40);
  expect(asSystem).toEqual([]);
});

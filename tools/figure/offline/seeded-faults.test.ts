import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../../repo/root.ts';
import { SEEDED_FAULTS, seedFault } from './seeded-faults.ts';

it.each(SEEDED_FAULTS)('seeded fault can be put back into the source: $name', (fault) => {
  const source = readFileSync(join(repoRoot, fault.file), 'utf8');
  expect(seedFault(source, fault)).not.toBe(source);
});

it('seedFault throws when the source has changed', () => {
  expect(() => seedFault('', { name: 'x', file: '', changes: [['a', 'b']] })).toThrow('not once');
});

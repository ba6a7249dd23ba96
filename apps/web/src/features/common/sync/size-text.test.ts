import { expect, it } from 'vitest';
import { sizeOf } from './size-text.ts';

it.each([
  [0, 'kilobytes', '0'],
  [1, 'kilobytes', '1'],
  [212_400, 'kilobytes', '213'],
  [1_000_000, 'megabytes', '1.0'],
  [3_460_000, 'megabytes', '3.5'],
] as const)('formats %d bytes as %s %s', (bytes, unit, count) => {
  expect(sizeOf(bytes)).toEqual({ unit, count });
});

import { expect, it } from 'vitest';
import { createCallKeys } from './call-keys.ts';

const image = new File(['x'], 'picture.jpg');

it('keeps the key of the same picture and text until there is a reply', () => {
  const keys = createCallKeys();
  const first = keys.keyOf({ documentNumber: 'A1', image });
  expect(keys.keyOf({ documentNumber: 'A1', image })).toBe(first);
  keys.forget();
  expect(keys.keyOf({ documentNumber: 'A1', image })).not.toBe(first);
});

it.each([
  ['another text', { documentNumber: 'A2', image }],
  ['another picture', { documentNumber: 'A1', image: new File(['x'], 'picture.jpg') }],
  ['one field less', { documentNumber: 'A1' }],
])('uses a new idempotency key for %s', (_what, other) => {
  const keys = createCallKeys();
  const first = keys.keyOf({ documentNumber: 'A1', image });
  expect(keys.keyOf(other)).not.toBe(first);
});

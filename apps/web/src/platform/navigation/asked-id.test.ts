import { expect, it } from 'vitest';
import { askedId, askingFor } from './asked-id.ts';

it('reads back the id that it wrote', () => {
  expect(askedId(new URL(askingFor('/pending', 12), 'https://x').search)).toBe(12);
});

it.each(['', '?id=', '?id=0', '?id=-1', '?id=1e3', '?id=abc', '?id=99999999999999999'])(
  'finds no id in the query %s',
  (search) => {
    expect(askedId(search)).toBeNull();
  },
);

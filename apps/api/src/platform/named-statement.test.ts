import { expect, it } from 'vitest';
import { named } from './named-statement.ts';

it('a named statement is sent with positions in the order of first use', () => {
  const statement = named({
    name: 'move-booking',
    text: 'UPDATE bookings SET at = $at::timestamptz, by = $by WHERE id = $id AND at <> $at',
  });
  expect(statement.text).toBe(
    'UPDATE bookings SET at = $1::timestamptz, by = $2 WHERE id = $3 AND at <> $1',
  );
  expect(statement.values({ id: 7, by: null, at: '2026-01-05' })).toEqual(['2026-01-05', null, 7]);
});

it('the compiler finds a forgotten and an unknown name of a statement', () => {
  const statement = named({ name: 'find-booking', text: 'SELECT $id::bigint, $by::text' });
  // @ts-expect-error by is forgotten
  expect(statement.values({ id: 7 })).toEqual([7, undefined]);
  // @ts-expect-error the statement has no at
  expect(statement.values({ id: 7, by: 'x', at: 1 })).toEqual([7, 'x']);
});

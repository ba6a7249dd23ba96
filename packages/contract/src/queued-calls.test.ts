import { expect, it } from 'vitest';
import { QUEUED_CALLS } from './queued-calls.ts';
import { CALLS } from './registry.ts';

it('QUEUED_CALLS holds every call of the registry that is queued', () => {
  const queued = CALLS.filter((call) => call.queued);
  expect(new Set(queued)).toEqual(new Set(QUEUED_CALLS));
});

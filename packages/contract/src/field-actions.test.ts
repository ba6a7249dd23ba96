import { expect, it } from 'vitest';
import { FIELD_ACTIONS } from './field-actions.ts';
import { CALLS } from './registry.ts';

it('field actions are writes that can be repeated with the same outcome', () => {
  const named = CALLS.filter(({ name }) => FIELD_ACTIONS.has(name));
  expect(named).toHaveLength(FIELD_ACTIONS.size);
  expect(named.every((call) => call.writes && call.replay === 'reply')).toBe(true);
});

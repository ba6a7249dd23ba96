import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { accepted } from '@karigar/domain/result';
import { expect, it } from 'vitest';
import { defineHandler } from '#wire/define-handler';
import { allHandlers } from './handlers.ts';

const handlers = [...allHandlers().values()];
const namesOf = (some: typeof handlers) => some.map(({ call }) => call.name);
const isOfOperator = ({ call: { who } }: (typeof handlers)[number]): boolean =>
  who !== 'anyone' && who.every((role) => role === 'operator');

it('only callers without an account reach the rows of everyone', () => {
  const everyones = handlers.filter(({ rowsOf }) => rowsOf === 'everyone');
  const people = new Set<string>(['serviceman', 'customer', 'operator']);
  const open = everyones.filter(
    ({ call: { who } }) => who !== 'anyone' && who.some((role) => people.has(role)),
  );
  expect(namesOf(open)).toEqual([]);
  expect(everyones.length).toBeGreaterThan(10);
});

it("an operator's call reaches the rows of its desks, and no other call does", () => {
  const ofDesks = handlers.filter(({ rowsOf }) => rowsOf === 'desks');
  expect(namesOf(ofDesks.filter((handler) => !isOfOperator(handler)))).toEqual([]);
  const others = handlers.filter((handler) => isOfOperator(handler) && handler.rowsOf !== 'desks');
  // These three are about the operator's own session.
  expect(namesOf(others).toSorted()).toEqual(['begin-passkey-proof', 'get-desk', 'show-passkey']);
});

it('a call without a session cannot leave open whose rows it touches', () => {
  const handle = async () => accepted({ challenge: '', difficulty: 1 });
  expect(() => defineHandler(getCaptcha, handle)).toThrow('name whose rows it touches');
  expect(defineHandler(getCaptcha, handle, { as: 'system', of: 'caller' }).rowsOf).toBe('caller');
  // @ts-expect-error the rows of everyone need a reason
  defineHandler(getCaptcha, handle, { as: 'system', of: 'everyone' });
  // @ts-expect-error a call of the system names whose rows it touches
  expect(() => defineHandler(getCaptcha, handle, { as: 'system' })).not.toThrow();
});

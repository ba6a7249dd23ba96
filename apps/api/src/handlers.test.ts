import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { accepted } from '@karigar/domain/result';
import { expect, it } from 'vitest';
import { defineHandler } from '#wire/define-handler';
import { allHandlers } from './handlers.ts';

const everyones = [...allHandlers().values()].filter(({ rowsOf }) => rowsOf === 'everyone');

it('only operators and callers without an account reach the rows of everyone', () => {
  const people = new Set<string>(['serviceman', 'customer']);
  const open = everyones.filter(
    ({ call: { who } }) => who !== 'anyone' && who.some((role) => people.has(role)),
  );
  expect(open.map(({ call }) => call.name)).toEqual([]);
  expect(everyones.length).toBeGreaterThan(20);
});

it('a call that reaches the rows of everyone has the reason of its callers', () => {
  const reasons = everyones.map(({ call: { name, who }, because }) => ({
    name,
    isOfOperator: who !== 'anyone' && who.every((role) => role === 'operator'),
    saysOperator: because === 'an operator acts for every account',
  }));
  expect(reasons.filter(({ isOfOperator, saysOperator }) => isOfOperator !== saysOperator)).toEqual(
    [],
  );
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

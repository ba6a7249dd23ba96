import { register } from '@karigar/contract/sign-in/register';
import { describe, expect, it } from 'vitest';
import { checkSignup, FIELD_OF_REFUSAL, SIGNUP_FIELDS, type Signup } from './check-signup.ts';

const whole: Signup = {
  firstName: 'Suresh',
  lastName: 'Kumbhar',
  email: 'suresh@example.in',
  phone: '9822041763',
  password: 'long enough',
  confirm: 'long enough',
  terms: true,
};

describe('a signup', () => {
  it('a signup passes when every field is filled', () => {
    expect(checkSignup(whole)).toEqual({});
  });

  it.each(SIGNUP_FIELDS)('[AUTH-18] a signup needs %s', (field) => {
    const empty = { ...whole, [field]: field === 'terms' ? false : ' ' };
    expect(checkSignup(empty)[field]).toBe('missing');
  });

  it('[AUTH-20] a signup needs the same password twice and the terms accepted', () => {
    expect(checkSignup({ ...whole, confirm: 'long enougH' })).toEqual({ confirm: 'differs' });
    expect(checkSignup({ ...whole, terms: false })).toEqual({ terms: 'missing' });
  });

  it('a signup refusal is shown at the field it is about', () => {
    const about = register.refusals.filter((name) => name !== 'account.already-exists');
    expect(Object.keys(FIELD_OF_REFUSAL).toSorted()).toEqual(about.toSorted());
  });
});

import { register } from '@karigar/contract/sign-in/register';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAccountWorld,
  HINDI,
  refusal,
  tokenOf,
  type AccountWorld,
} from '#testing/account-world';
import { people } from '#testing/people';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

/** Only the specified fields. */
const filled = {
  first_name: 'Meena',
  last_name: 'Jadhav',
  phone: '+91 98220 77001',
  email: 'Meena.Jadhav@Example.in',
  address: '',
  password: 'correct horse battery',
};

describe('registration', () => {
  it('[WIRE-03] registration creates a serviceman with profile and three documents, and signs in', async () => {
    const reply = await world.sendFields(register, filled);
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, code: 200, message: 'Your account is ready.' },
    });
    expect(tokenOf(reply)).toMatch(/^[\w-]{43}$/);

    const made = await world.traces('9822077001');
    expect(made).toMatchObject({
      email: 'meena.jadhav@example.in',
      names: 'Meena|Jadhav|',
      roles: ['serviceman'],
      language: 'en',
    });
    expect(made?.password_hash).toMatch(/^\$argon2id\$/);
    expect(made?.documents.map(({ type, status }) => `${type} ${status}`)).toEqual([
      'aadhaar pending',
      'pan pending',
      'driving-licence pending',
    ]);

    const profile = await world.sendFields(getProfile, {}, { token: tokenOf(reply) });
    expect(profile.body.data).toMatchObject([{ first_name: 'Meena', phone: '9822077001' }]);
    expect(JSON.stringify(await world.dump())).not.toContain(tokenOf(reply));
    expect(await world.audited()).toContainEqual(
      expect.objectContaining({ call: 'register', outcome: 'ok', role: 'nobody' }),
    );
  });

  it('[WIRE-03] registration creates the requested role, and a customer without documents', async () => {
    const reply = await world.sendFields(
      register,
      { ...filled, phone: '9822077002', email: 'two@example.in', role: 'customer' },
      HINDI,
    );
    expect(reply.body).toMatchObject({ success: true, message: 'आपका खाता तैयार है।' });
    expect(await world.traces('9822077002')).toMatchObject({
      roles: ['customer'],
      documents: [],
      language: 'hi',
      sessions: [{ role: 'customer', revoked_at: null }],
    });
  });

  it.each([
    ['name.missing', { first_name: '  ' }],
    ['name.missing', { last_name: '' }],
    ['phone.invalid', { phone: '12345' }],
    ['email.invalid', { email: 'meena' }],
    ['password.too-weak', { password: 'password' }],
    ['password.too-weak', { password: 'other@example.in' }],
    ['account.already-exists', { phone: people.suresh.phone }],
    ['account.already-exists', { email: people.asha.email.toUpperCase() }],
  ] as const)('registration is refused with %s when sent %j', async (name, wrong) => {
    const fields = { ...filled, phone: '9822077003', email: 'other@example.in', ...wrong };
    expect(await world.sendFields(register, fields)).toMatchObject(refusal(name));
    expect(await world.sendFields(register, fields, HINDI)).toMatchObject(refusal(name, 'hi'));
    expect(await world.traces('other@example.in')).toBeNull();
    expect(await world.traces('9822077003')).toBeNull();
  });

  it('no two of twenty concurrent registrations with the same phone or email succeed', async () => {
    const twins = Array.from({ length: 20 }, (_, nth) => ({
      ...filled,
      phone: nth % 2 === 0 ? '9822077010' : `98220771${String(nth).padStart(2, '0')}`,
      email: nth % 2 === 0 && nth > 0 ? `race${nth}@example.in` : 'race@example.in',
    }));
    const replies = await Promise.all(twins.map((fields) => world.sendFields(register, fields)));
    const refused = replies.filter(({ body }) => body.code === 'account.already-exists');
    // The first registration conflicts with all others; if it loses, one of each kind succeeds.
    expect([18, 19]).toContain(refused.length);
    expect(replies.filter(({ body }) => body.success)).toHaveLength(20 - refused.length);
  });

  it('twenty concurrent registrations of the same person create one account', async () => {
    const fields = { ...filled, phone: '9822077020', email: 'twenty@example.in' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => world.sendFields(register, fields)),
    );
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'account.already-exists')).toHaveLength(19);
    expect(await world.traces('9822077020')).toMatchObject({ email: 'twenty@example.in' });
  });

  it('registration with a repeated key returns the outcome but never the token again', async () => {
    const fields = { ...filled, phone: '9822077030', email: 'key@example.in' };
    const first = await world.sendFields(register, fields, { key: 'register-1' });
    const again = await world.sendFields(register, fields, { key: 'register-1' });
    expect(tokenOf(first)).not.toBe('');
    expect(again.body).toEqual({ ...first.body, data: null });
    expect((await world.traces('9822077030'))?.sessions).toHaveLength(1);
  });
});

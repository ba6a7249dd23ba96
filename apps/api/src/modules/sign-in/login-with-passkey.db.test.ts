import { getProfile } from '@karigar/contract/profile/get-profile';
import { beginPasskeyLogin } from '@karigar/contract/sign-in/begin-passkey-login';
import { loginWithPasskey } from '@karigar/contract/sign-in/login-with-passkey';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, tokenOf } from '#testing/account-world';
import { withChangeOtp } from '#testing/change-otp';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, type OtpWorld } from '#testing/otp-world';
import { loggedOutcomes, notificationKindsOf, withPasskeys } from '#testing/passkey-world';
import { DEMO_PASSWORD } from '#testing/people';
import { requestOptionsIn, type Authenticator } from '#testing/soft-authenticator';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());

const passkeys = withPasskeys(world);
const REFUSED = refusal('login.passkey-refused');
const HOME = 'old phone';

let person: FreshPerson;
let phone: Authenticator;

/** Somebody with a passkey that they added on their old phone. */
const createHolder = async (
  kind: Parameters<typeof passkeys.authenticator>[0] = {},
): Promise<void> => {
  person = await createPerson(world.look, 'serviceman', world.now());
  const login = { username: person.email, password: DEMO_PASSWORD, device: HOME };
  const token = tokenOf(await world.sendFields(loginWithPassword, login));
  await withChangeOtp(world, token).prove({ purpose: 'addPasskey' }, person.phone);
  phone = passkeys.authenticator(kind);
  const added = await passkeys.add(token, phone);
  expect(added.body.success).toBe(true);
};

beforeEach(async () => {
  world.later(86_400);
  await createHolder();
});

const optionsFor = async (device: string) =>
  requestOptionsIn((await world.sendFields(beginPasskeyLogin, { device })).body.data);
const finish = (credential: string, device: string) =>
  world.sendFields(loginWithPasskey, { credential, device });

describe('login with a passkey', () => {
  it('opens a whole session on a new device, without a second factor, and tells the owner of the device', async () => {
    const reply = await passkeys.logIn(phone, 'new tablet');
    expect(reply.body.data).toMatchObject({ role: 'serviceman', accountId: person.id });
    expect(reply.body.data).not.toHaveProperty('secondProof');
    const inside = await world.sendFields(getProfile, {}, { token: tokenOf(reply) });
    expect(inside.body.success).toBe(true);
    expect(await notificationKindsOf(world.look, person.id)).toContain('new-device');
    expect(await loggedOutcomes(world.look, person.id, 'login-with-passkey')).toEqual(['ok']);
    expect(await passkeys.list(tokenOf(reply))).toMatchObject([
      { isSynced: true, lastUsedAt: expect.any(String) as string },
    ]);
  });

  it('opens the role of the door where the account has it, as other logins do', async () => {
    const roleAt = async (role: string): Promise<unknown> =>
      (await passkeys.logIn(phone, HOME, { role })).body.data;
    expect(await roleAt('customer')).toMatchObject({ role: 'serviceman' });
    await world.join(person.id, 'customer');
    expect(await roleAt('customer')).toMatchObject({ role: 'customer' });
  });

  it('tells nobody who has a passkey: every challenge looks alike and lists none', async () => {
    const options = await optionsFor('stranger');
    expect(options).not.toHaveProperty('allowCredentials');
    expect(Object.keys(options).toSorted()).toEqual(Object.keys(await optionsFor(HOME)).toSorted());
  });

  it('gives one refusal for a passkey that is not known and one that signs wrongly', async () => {
    const strange = passkeys.authenticator();
    const made = { challenge: 'AA', excludeCredentials: [], user: { id: 'AAAA', name: '' } };
    strange.create({ ...made, rp: { id: 'localhost' } });
    const unknown = await passkeys.logIn(strange, 'mallory');
    const wrong = JSON.parse(phone.get(await optionsFor('mallory'))) as {
      response: { signature: string; authenticatorData: string };
    };
    const other = JSON.parse(phone.get(await optionsFor('other'))) as typeof wrong;
    wrong.response.signature = other.response.signature;
    const forged = await finish(JSON.stringify(wrong), 'mallory');
    expect(unknown).toMatchObject(REFUSED);
    expect(forged.text).toBe(unknown.text);
    expect((await finish('no JSON', 'mallory')).text).toBe(unknown.text);
  });

  it('says that an account is blocked only to its own passkey', async () => {
    await world.block(person.id);
    expect(await passkeys.logIn(phone, HOME)).toMatchObject(refusal('account.blocked'));
  });
});

describe('an answer opens nothing', () => {
  it('to a challenge that was answered before, is six minutes old, or is of another browser', async () => {
    const options = await optionsFor(HOME);
    const credential = phone.get(options);
    expect((await finish(credential, HOME)).body.success).toBe(true);
    expect(await finish(credential, HOME)).toMatchObject(REFUSED);
    const late = await optionsFor(HOME);
    world.later(6 * 60);
    expect(await finish(phone.get(late), HOME)).toMatchObject(REFUSED);
    const stolen = phone.get(await optionsFor(HOME));
    expect(await finish(stolen, 'mallory')).toMatchObject(REFUSED);
  });

  it('after a wrong one: each challenge has one answer', async () => {
    const options = await optionsFor(HOME);
    await finish('{}', HOME);
    expect(await finish(phone.get(options), HOME)).toMatchObject(REFUSED);
  });

  it('from another name, or from another account of the same device', async () => {
    const rpId = 'example.com';
    expect(await finish(phone.get({ ...(await optionsFor(HOME)), rpId }), HOME)).toMatchObject(
      REFUSED,
    );
    const moved = JSON.parse(phone.get(await optionsFor(HOME))) as {
      response: { userHandle: string };
    };
    moved.response.userHandle = 'AAAA';
    expect(await finish(JSON.stringify(moved), HOME)).toMatchObject(REFUSED);
  });

  it('from a copy of a passkey that counts its uses', async () => {
    await createHolder({ isSyncable: false });
    expect((await passkeys.logIn(phone, HOME)).body.success).toBe(true);
    expect((await passkeys.logIn(phone, HOME)).body.success).toBe(true);
    phone.turnBack(1);
    expect(await passkeys.logIn(phone, HOME)).toMatchObject(REFUSED);
    expect((await passkeys.logIn(phone, HOME)).body.success).toBe(true);
  });
});

it('a network gets as many challenges as new sessions, and no more', async () => {
  const limited = await createOtpWorld({ NEWCOMERS_PER_MINUTE: '3' });
  try {
    const ask = () => limited.sendFields(beginPasskeyLogin, { device: 'stranger' });
    const replies = [await ask(), await ask(), await ask(), await ask()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  } finally {
    await limited.close();
  }
});

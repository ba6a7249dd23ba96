import { removePasskey } from '@karigar/contract/passkeys/remove-passkey';
import { renamePasskey } from '@karigar/contract/passkeys/rename-passkey';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { resetPassword } from '@karigar/contract/recovery/reset-password';
import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { MOST_PASSKEYS } from '@karigar/domain/identity/passkeys';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER_HEADERS } from '#testing/browser';
import { refusal, tokenOf } from '#testing/account-world';
import { withChangeOtp } from '#testing/change-otp';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, type OtpWorld } from '#testing/otp-world';
import { loggedOutcomes, notificationKindsOf, withPasskeys } from '#testing/passkey-world';
import { DEMO_PASSWORD } from '#testing/people';
import { creationOptionsIn } from '#testing/soft-authenticator';
import type { Reply } from '#testing/test-app';
import { addStepUp } from '#proofs/exactly-once-store';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());

const passkeys = withPasskeys(world);
const MINUTE = 60;
const DAY = 86_400;

let person: FreshPerson;
let token: string;

/** With the password, which asks for nothing more on any device. */
const logInOn = async (device: string): Promise<string> => {
  const fields = { username: person.email, password: DEMO_PASSWORD, device };
  return tokenOf(await world.sendFields(loginWithPassword, fields, { headers: {} }));
};

const provePhone = async (as = token): Promise<void> => {
  // The next code to a number waits a little.
  world.later(2 * MINUTE);
  const shown = await withChangeOtp(world, as).prove({ purpose: 'addPasskey' }, person.phone);
  expect(shown.body.success).toBe(true);
};

/** A passkey of the person, added on the device of the token. */
const newPasskey = async (as = token) => {
  const phone = passkeys.authenticator();
  await provePhone(as);
  expect(await passkeys.add(as, phone)).toMatchObject({ body: { success: true } });
  return phone;
};

const notifications = () => notificationKindsOf(world.look, person.id);

const isIn = async (reply: Reply): Promise<boolean> =>
  (await world.sendFields(getProfile, {}, { token: tokenOf(reply) })).body.success;

beforeEach(async () => {
  world.later(4 * DAY);
  person = await createPerson(world.look, 'serviceman', world.now());
  token = await logInOn('old phone');
  world.later(4 * MINUTE);
});

describe('adding a passkey', () => {
  it('needs the code to the proven phone, and uses it up', async () => {
    expect(await passkeys.begin(token)).toMatchObject(refusal('step-up.needed'));
    await newPasskey();
    expect(await passkeys.list(token)).toMatchObject([{ name: '', lastUsedAt: null }]);
    expect(await passkeys.begin(token)).toMatchObject(refusal('step-up.needed'));
  });

  it('is refused to who proved the email with the password instead', async () => {
    const asked = { purpose: 'addPasskey', by: 'email' } as const;
    await withChangeOtp(world, token).prove(asked, person.email, DEMO_PASSWORD);
    expect(await passkeys.begin(token)).toMatchObject(refusal('step-up.phone-needed'));
  });

  it('is refused on a device that is new in the account', async () => {
    world.later(DAY);
    const other = await logInOn('new phone');
    await provePhone(other);
    expect(await passkeys.begin(other)).toMatchObject(refusal('step-up.too-new'));
  });

  it('tells the owner by SMS, by email and in the app, and the security log', async () => {
    await newPasskey();
    expect(await world.letter(person.phone, 'passkey was')).toContain('can be used to log in');
    expect(await world.letter(person.email, 'passkey was')).toContain('was added');
    expect(await notifications()).toContain('passkey-added');
    expect(await loggedOutcomes(world.look, person.id, 'add-passkey')).toEqual(['ok']);
  });

  it('names the passkey by the browser where nobody gives a name, and by the given name', async () => {
    const headers = {
      ...BROWSER_HEADERS,
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0',
    };
    const phone = passkeys.authenticator();
    await provePhone();
    const { body } = await passkeys.begin(token);
    const credential = phone.create(creationOptionsIn(body.data));
    await world.sendFields(
      { path: 'auth/passkeys', programType: 'addPasskey' },
      { credential },
      { token, headers },
    );
    await provePhone();
    await passkeys.add(token, passkeys.authenticator(), '  My   key ');
    const names = (await passkeys.list(token)).map(({ name }) => name);
    expect(names).toEqual(['My key', 'Chrome · Android']);
  });

  it('names the passkeys that are there, so that a phone makes no second one, and shows no whole number', async () => {
    await newPasskey();
    await provePhone();
    const options = creationOptionsIn((await passkeys.begin(token)).body.data);
    expect(options.excludeCredentials).toHaveLength(1);
    expect(options.user.name).toContain(person.phone.slice(-4));
    expect(options.user.name).not.toContain(person.phone.slice(0, 6));
  });

  it('ends at ten', async () => {
    const session = await world.context.sessions.find(token);
    const showPhone = () =>
      addStepUp(world.look, session?.sessionId ?? 0, person.id, new Date(world.now() + 60_000));
    for (let at = 0; at < MOST_PASSKEYS; at += 1) {
      await showPhone();
      expect((await passkeys.add(token, passkeys.authenticator())).body.success).toBe(true);
    }
    await showPhone();
    expect(await passkeys.begin(token)).toMatchObject(refusal('passkey.too-many'));
  });
});

describe('what a new passkey is refused for', () => {
  const attempt = async (bend: (options: ReturnType<typeof creationOptionsIn>) => string) => {
    await provePhone();
    const options = creationOptionsIn((await passkeys.begin(token)).body.data);
    return passkeys.finish(token, bend(options));
  };
  const refused = refusal('passkey.not-added');

  it('another page, another name, nobody who unlocked it', async () => {
    const elsewhere = passkeys.authenticator({ origin: 'https://karigar.example.com' });
    expect(await attempt((options) => elsewhere.create(options))).toMatchObject(refused);
    const phone = passkeys.authenticator();
    const rp = { id: 'example.com' };
    expect(await attempt((options) => phone.create({ ...options, rp }))).toMatchObject(refused);
    const locked = passkeys.authenticator({ isVerified: false });
    expect(await attempt((options) => locked.create(options))).toMatchObject(refused);
    expect(await passkeys.list(token)).toEqual([]);
  });

  it('another challenge, one that was answered before, or one of six minutes ago', async () => {
    const phone = passkeys.authenticator();
    const challenge = Buffer.alloc(32).toString('base64url');
    expect(await attempt((options) => phone.create({ ...options, challenge }))).toMatchObject(
      refused,
    );
    // The wrong answer used the challenge up.
    const options = creationOptionsIn((await passkeys.begin(token)).body.data);
    await passkeys.finish(token, '{}');
    expect(await passkeys.finish(token, phone.create(options))).toMatchObject(refused);
    const later = creationOptionsIn((await passkeys.begin(token)).body.data);
    world.later(6 * MINUTE);
    await provePhone();
    expect(await passkeys.finish(token, phone.create(later))).toMatchObject(refused);
  });

  it('the challenge of another session', async () => {
    const other = await logInOn('old phone');
    await provePhone(other);
    const options = creationOptionsIn((await passkeys.begin(other)).body.data);
    await provePhone();
    const credential = passkeys.authenticator().create(options);
    expect(await passkeys.finish(token, credential)).toMatchObject(refused);
  });

  it('a certificate of its maker, which the server would have to look up', async () => {
    const phone = passkeys.authenticator();
    const withMaker = (written: string): string => {
      const credential = JSON.parse(written) as { response: { attestationObject: string } };
      const object = Buffer.from(credential.response.attestationObject, 'base64url');
      const at = object.indexOf('attStmt') + 'attStmt'.length;
      // { "x5c": [h''] } in place of an empty map.
      const statement = Buffer.from([0xa1, 0x63, 0x78, 0x35, 0x63, 0x81, 0x40]);
      const named = Buffer.concat([object.subarray(0, at), statement, object.subarray(at + 1)]);
      credential.response.attestationObject = named.toString('base64url');
      return JSON.stringify(credential);
    };
    expect(await attempt((options) => withMaker(phone.create(options)))).toMatchObject(refused);
  });

  it('being there already, also in another account', async () => {
    const phone = passkeys.authenticator();
    await provePhone();
    const first = creationOptionsIn((await passkeys.begin(token)).body.data);
    const credential = phone.create(first);
    expect((await passkeys.finish(token, credential)).body.success).toBe(true);
    const again = (options: typeof first): string => {
      const made = JSON.parse(credential) as { response: { clientDataJSON: string } };
      const client = Buffer.from(made.response.clientDataJSON, 'base64url').toString();
      const now = client.replace(first.challenge, options.challenge);
      made.response.clientDataJSON = Buffer.from(now).toString('base64url');
      return JSON.stringify(made);
    };
    expect(await attempt(again)).toMatchObject(refusal('passkey.already-added'));
  });
});

describe('a passkey of the account', () => {
  it('gets another name, and goes; the owner is notified', async () => {
    await newPasskey();
    const [own] = await passkeys.list(token);
    const id = String(own?.id);
    await world.sendFields(renamePasskey, { id, name: 'Work phone' }, { token });
    expect(await passkeys.list(token)).toMatchObject([{ name: 'Work phone' }]);
    await world.sendFields(removePasskey, { id }, { token });
    expect(await passkeys.list(token)).toEqual([]);
    expect(await world.letter(person.phone, 'removed')).toContain('passkey');
    expect(await notifications()).toContain('passkey-removed');
    const gone = refusal('passkey.not-found');
    expect(await world.sendFields(removePasskey, { id }, { token })).toMatchObject(gone);
    const renamed = await world.sendFields(renamePasskey, { id, name: 'x' }, { token });
    expect(renamed).toMatchObject(gone);
  });

  it('proves nothing for a change of the bank account, not even after three days', async () => {
    const phone = await newPasskey();
    world.later(4 * DAY);
    const inside = tokenOf(await passkeys.logIn(phone, 'old phone'));
    const bank = {
      accountNo: '111122223333',
      ifscCode: 'HDFC0001234',
      holderName: 'Kavita Pawar',
      bankName: 'HDFC Bank',
      confirm: 'yes',
    };
    const change = await world.sendFields(updateBankDetails, bank, { token: inside });
    expect(change).toMatchObject(refusal('step-up.needed'));
  });
});

describe('a passkey goes with its device', () => {
  const idOf = async (as: string): Promise<string> => {
    const { body } = await world.sendFields(listSessions, {}, { token: as });
    const sessions = body.data as { id: number; isCurrent: boolean }[];
    return String(sessions.find(({ isCurrent }) => isCurrent)?.id);
  };

  it('when that device is logged out from another one', async () => {
    const phone = await newPasskey();
    const other = await logInOn('laptop');
    await world.sendFields(revokeSession, { id: await idOf(token) }, { token: other });
    expect(await passkeys.logIn(phone, 'old phone')).toMatchObject(
      refusal('login.passkey-refused'),
    );
    expect(await notifications()).toContain('passkey-removed');
  });

  it('when all other devices are logged out; the passkey of this one stays', async () => {
    const here = await newPasskey();
    await world.sendFields(revokeOtherSessions, {}, { token });
    expect(await isIn(await passkeys.logIn(here, 'old phone'))).toBe(true);
    const other = await logInOn('laptop');
    await world.sendFields(revokeOtherSessions, {}, { token: other });
    expect((await passkeys.logIn(here, 'old phone')).body.success).toBe(false);
  });

  it('where it was used last', async () => {
    const phone = await newPasskey();
    const onTablet = tokenOf(await passkeys.logIn(phone, 'tablet'));
    await world.sendFields(revokeSession, { id: await idOf(onTablet) }, { token });
    expect((await passkeys.logIn(phone, 'old phone')).body.success).toBe(false);
  });

  it('when the password is set anew', async () => {
    const phone = await newPasskey();
    const asked = { contact: person.email, device: 'old phone' };
    const before = (await world.codes(person.email)).length;
    await world.sendFields(requestRecoveryOtp, asked);
    const otp = await world.codeOf(person.email, before + 1);
    const password = 'a long word of the owner';
    expect((await world.sendFields(resetPassword, { ...asked, otp, password })).body.success).toBe(
      true,
    );
    expect((await passkeys.logIn(phone, 'old phone')).body.success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import {
  createAuthenticator,
  creationOptionsIn,
  requestOptionsIn,
} from '#testing/soft-authenticator';
import {
  beginAssertion,
  beginCreation,
  readAssertion,
  relyingPartyOf,
  verifyAssertion,
  verifyCreation,
  type StoredPasskey,
} from './passkeys.ts';

const party = relyingPartyOf(new URL('https://karigar.example.in:8443/path'));
const user = { handle: 'AAECAwQF', name: '••••••1234' };
const { origin } = party;

const make = async (kind: { isVerified?: boolean; isSyncable?: boolean; origin?: string } = {}) => {
  const phone = createAuthenticator({ origin, ...kind });
  const { challenge, options } = await beginCreation(party, user, []);
  const passkey = await verifyCreation(
    party,
    challenge,
    phone.create(creationOptionsIn({ options })),
  );
  return { phone, passkey };
};

const assertion = async (
  phone: ReturnType<typeof createAuthenticator>,
  stored: StoredPasskey,
  bend: (written: string) => string = (written) => written,
) => {
  const { challenge, options } = await beginAssertion(party);
  const read = readAssertion(bend(phone.get(requestOptionsIn({ options }))));
  return read === null ? null : verifyAssertion(party, challenge, stored, read);
};

const storedOf = async (kind: Parameters<typeof make>[0] = {}) => {
  const { phone, passkey } = await make(kind);
  if (passkey === null) throw new Error('no passkey was made');
  return { phone, stored: { ...passkey, userHandle: user.handle } };
};

describe('passkeys', () => {
  it('belong to the name of the public address and work on its origin', () => {
    expect(party).toEqual({ id: 'karigar.example.in', origin: 'https://karigar.example.in:8443' });
  });

  it('must be unlocked by their person and name their account', async () => {
    const { options } = await beginCreation(party, user, [{ id: 'AQID', transports: ['usb'] }]);
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'karigar.example.in', name: 'Karigar' },
      user: { id: user.handle },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: 'AQID', transports: ['usb'] }],
    });
    const login = JSON.parse((await beginAssertion(party)).options) as object;
    expect(login).toMatchObject({ rpId: 'karigar.example.in', userVerification: 'required' });
  });

  it('are stored with their counter and with whether they are copied', async () => {
    expect((await make()).passkey).toMatchObject({ counter: 0, isSyncable: true, isSynced: true });
    expect((await make({ isSyncable: false })).passkey).toMatchObject({ isSynced: false });
  });

  it('are refused without their person, and from another page', async () => {
    expect((await make({ isVerified: false })).passkey).toBeNull();
    expect((await make({ origin: 'https://karigar.example.in' })).passkey).toBeNull();
  });

  it('open for their own signature, and the counter is handed back', async () => {
    const { phone, stored } = await storedOf({ isSyncable: false });
    expect(await assertion(phone, stored)).toEqual({ counter: 1, isSynced: false });
    expect(await assertion(phone, { ...stored, counter: 2 })).toBeNull();
  });

  it('are refused with the key of another passkey, and where one that stayed on its device is said to be copied', async () => {
    const { phone, stored } = await storedOf();
    const other = await storedOf();
    const publicKey = other.stored.publicKey;
    expect(await assertion(phone, { ...stored, publicKey })).toBeNull();
    expect(await assertion(phone, { ...stored, isSyncable: false })).toBeNull();
    expect(await assertion(phone, stored)).not.toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"id":"AQID","rawId":"AQID","type":"public-key","response":{}}',
  ])('are not read from %j', async (written) => {
    expect(readAssertion(written)).toBeNull();
    const { challenge } = await beginCreation(party, user, []);
    expect(await verifyCreation(party, challenge, written)).toBeNull();
  });
});

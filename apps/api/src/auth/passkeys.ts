import type { RegistrationResponseJSON, Uint8Array_ } from '@simplewebauthn/server';
import { CHALLENGE_LIFE_MS } from '@karigar/domain/identity/passkeys';
import * as z from 'zod/mini';

/** Whom passkeys are for: they work on pages of this origin, under this name, and nowhere else. */
export type RelyingParty = { readonly id: string; readonly origin: string };

export const relyingPartyOf = ({ hostname, origin }: URL): RelyingParty => ({
  id: hostname,
  origin,
});

const NAME = 'Karigar';
/** Ed25519, ECDSA with P-256, RSA with SHA-256: what every phone and security key has. */
const ALGORITHMS = [-8, -7, -257];

// Loaded with the first passkey: its parsers of certificates take a third of a second.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

export type KnownPasskey = { readonly id: string; readonly transports: readonly string[] };

export type PasskeyUser = {
  /** Base64url; says nothing about the person. */
  readonly handle: string;
  /** What the person's password manager shows. */
  readonly name: string;
};

export type Begun = { readonly challenge: string; readonly options: string };

const bytesOf = (written: string): Uint8Array_ => new Uint8Array(Buffer.from(written, 'base64url'));

/** Options for a new passkey that names its account itself and is unlocked by finger, face or PIN. */
export const beginCreation = async (
  { id }: RelyingParty,
  user: PasskeyUser,
  known: readonly KnownPasskey[],
): Promise<Begun> => {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: NAME,
    userID: bytesOf(user.handle),
    userName: user.name,
    userDisplayName: user.name,
    attestationType: 'none',
    timeout: CHALLENGE_LIFE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((one) => ({ id: one.id, transports: [...one.transports] })),
  });
  return { challenge: options.challenge, options: JSON.stringify(options) };
};

/** Options for a login. They list no passkey, so they tell nothing about any account. */
export const beginAssertion = async ({ id }: RelyingParty): Promise<Begun> => {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: id,
    timeout: CHALLENGE_LIFE_MS,
    userVerification: 'required',
  });
  return { challenge: options.challenge, options: JSON.stringify(options) };
};

const base64url = z.string().check(z.regex(/^[\w-]+$/));
const shared = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const created = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
});

const asserted = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url,
  }),
});
export type Assertion = z.output<typeof asserted>;

const parse = <Schema extends z.ZodMiniType>(
  schema: Schema,
  written: string,
): z.output<Schema> | null => {
  try {
    const read = z.safeParse(schema, JSON.parse(written));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

/** The answer to a login's challenge; null when it is none. */
export const readAssertion = (written: string): Assertion | null => parse(asserted, written);

/** We ask who made no key. Certificates would be read from a stranger, and their lists fetched from an address in them. */
const hasNoCertificate = async (attestation: string): Promise<boolean> => {
  const { decodeAttestationObject } = await helpers();
  const object = decodeAttestationObject(bytesOf(attestation));
  const isPlain = object.get('fmt') === 'none' || object.get('fmt') === 'packed';
  return isPlain && object.get('attStmt').get('x5c') === undefined;
};

export type NewPasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSyncable: boolean;
  readonly isSynced: boolean;
};

/** Throws at anything that is not as the standard says. */
const checkCreated = async (
  { id, origin }: RelyingParty,
  challenge: string,
  written: string,
): Promise<NewPasskey | null> => {
  const response = parse(created, written);
  if (response === null || !(await hasNoCertificate(response.response.attestationObject)))
    return null;
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (registrationInfo === undefined) return null;
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  if (credential.id !== response.id) return null;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    isSyncable: credentialDeviceType === 'multiDevice',
    isSynced: credentialBackedUp,
  };
};

/** The new passkey; null unless it answers this challenge, on our page, unlocked by its person. */
export const verifyCreation = (
  party: RelyingParty,
  challenge: string,
  written: string,
): Promise<NewPasskey | null> => checkCreated(party, challenge, written).catch(() => null);

/** A passkey as it is stored. */
export type StoredPasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly userHandle: string;
  readonly counter: number;
  readonly isSyncable: boolean;
};

export type UsedPasskey = { readonly counter: number; readonly isSynced: boolean };

const checkUsed = async (
  { id, origin }: RelyingParty,
  challenge: string,
  passkey: StoredPasskey,
  assertion: Assertion,
): Promise<UsedPasskey | null> => {
  if (assertion.response.userHandle !== passkey.userHandle) return null;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  });
  // Whether a passkey can be copied never changes: one that claims otherwise is another one.
  const isSyncable = authenticationInfo.credentialDeviceType === 'multiDevice';
  if (!verified || isSyncable !== passkey.isSyncable) return null;
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
};

/**
 * What to store of this use; null unless this passkey signed this challenge, on our page, unlocked by its person. Also
 * null where its counter went back, as that of a copy does.
 */
export const verifyAssertion = (
  party: RelyingParty,
  challenge: string,
  passkey: StoredPasskey,
  assertion: Assertion,
): Promise<UsedPasskey | null> => checkUsed(party, challenge, passkey, assertion).catch(() => null);

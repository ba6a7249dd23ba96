import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import type { InputOf } from '@karigar/contract/define-call';
import { readPersonName } from '@karigar/domain/identity/person-name';
import { readPhone } from '@karigar/domain/identity/phone';
import { refused } from '@karigar/domain/result';
import { splitName } from '@karigar/domain/identity/split-name';
import type { SignInRole } from '@karigar/domain/roles';
import { deviceHash } from '#auth/device';
import { signedPart } from '#auth/id-token';
import { neededSecondFactor } from '#auth/second-proof';
import { consumeToken } from '#auth/used-token-store';
import { defineHandler, type CallScope, type PreparingScope } from '#wire/define-handler';
import { createAccount, findByPhone, type AccountRow } from '../account-store.ts';
import { dropFormerPasskeys } from '../drop-former-passkeys.ts';
import { takeOverAccountByPhone } from '../take-over-account.ts';
import { openSessionFor } from '../open-session-for.ts';

/** The phone's account, created if it is new; a concurrent call that creates it serves both. */
const accountOf = async (
  { tx, now, language }: CallScope,
  phone: string,
  { role, name }: { readonly role: SignInRole; readonly name: string },
): Promise<AccountRow | null> => {
  const known = await findByPhone(tx, phone);
  if (known !== null) return known;
  const { firstName, lastName } = splitName(name);
  const blank = {
    isPhoneProven: true,
    email: null,
    passwordHash: null,
    firstName: readPersonName(firstName) ?? '',
    lastName: readPersonName(lastName) ?? '',
    address: '',
  };
  await createAccount(tx, { ...blank, phone, role, language }, new Date(now));
  return findByPhone(tx, phone);
};

/** A caller with only the specified fields puts the token into userId. */
const tokenOf = ({ idToken, userId }: { idToken?: string | undefined; userId: string }): string =>
  idToken || userId;

/** Consumed with the session it opens; a token that opened none stays valid. */
const isFirstUse = ({ tx, now, context }: CallScope, token: string): Promise<boolean> =>
  consumeToken(tx, context.vault.keyedHash(signedPart(token), 'id-token'), new Date(now));

type Holder = { readonly phone: string; readonly device: string };

/** The phone that the token proves; before the transaction, because it may fetch the issuer's keys. */
const provenHolder = async (
  { phone: written, userId, idToken }: InputOf<typeof loginWithIdToken>,
  { context, now, device }: PreparingScope,
): Promise<Holder | null> => {
  const phone = readPhone(written);
  if (phone === null) return null;
  const claim = { token: tokenOf({ idToken, userId }), userId, phone };
  const proven = await context.idTokens.prove(claim, now);
  if (proven === null) return null;
  return { phone, device: proven.device ?? deviceHash(context.vault, device.name) };
};

export const loginWithIdTokenHandler = defineHandler(
  loginWithIdToken,
  async (input, scope, holder: Holder | null) => {
    if (holder === null) return refused('login.identity-not-proven');
    const { phone, device } = holder;
    const { door: asked, name = '', playerId } = input;
    if (asked === 'ask' && (await findByPhone(scope.tx, phone)) === null)
      return refused('login.role-needed');
    const door = asked === 'ask' ? undefined : asked;
    const account = await accountOf(scope, phone, { role: door ?? 'serviceman', name });
    if (account === null) throw new Error('an account vanished while it was made');
    if (account.is_blocked) return openSessionFor(scope, account, { door });
    if (!(await isFirstUse(scope, tokenOf(input)))) return refused('login.identity-not-proven');
    const proof = await neededSecondFactor(scope, account.id, device);
    if (proof !== null)
      return openSessionFor(scope, account, { door, playerId, awaiting: { proof, device } });
    await takeOverAccountByPhone(scope, account, device);
    await dropFormerPasskeys(scope, account.id, device);
    return openSessionFor(scope, account, { door, playerId, knownDevice: device });
  },
  {
    as: 'system',
    of: 'everyone',
    because: 'the account is found by what the caller shows',
    prepare: provenHolder,
  },
);

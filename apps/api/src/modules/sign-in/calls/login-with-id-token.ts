import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import type { InputOf } from '@karigar/contract/define-call';
import { readPhone } from '@karigar/domain/identity/phone';
import { refused } from '@karigar/domain/result';
import type { Door } from '@karigar/domain/roles';
import { deviceHash } from '#auth/device';
import { signedPart } from '#auth/id-token';
import { awaitedProof } from '#auth/second-proof';
import { useToken } from '#auth/used-token-store';
import { answer, type CallScope, type PreparingScope } from '#wire/define-handler';
import { createAccount, findByPhone, type AccountRow } from '../account-store.ts';
import { claimByPhone } from '../take-over-account.ts';
import { letIn } from '../open-session-for.ts';

/** His account, made now if he is new; a twin who made it meanwhile made it for both. */
const accountOf = async (
  { tx, now, language }: CallScope,
  phone: string,
  role: Door,
): Promise<AccountRow | null> => {
  const known = await findByPhone(tx, phone);
  if (known !== null) return known;
  const blank = {
    isPhoneProven: true,
    email: null,
    passwordHash: null,
    firstName: '',
    lastName: '',
    address: '',
  };
  await createAccount(tx, { ...blank, phone, role, language }, new Date(now));
  return findByPhone(tx, phone);
};

/** A caller that knows only the written fields puts the token into userId. */
const tokenOf = ({ idToken, userId }: { idToken?: string | undefined; userId: string }): string =>
  idToken || userId;

/** Written with the session it opens; a token that opened none is not used up. */
const isFirstUse = ({ tx, now, context }: CallScope, token: string): Promise<boolean> =>
  useToken(tx, context.vault.keyedHash(signedPart(token), 'id-token'), new Date(now));

type Holder = { readonly phone: string; readonly device: string };

/** The phone the token proves; its issuer's keys may have to be fetched, so before the transaction. */
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

export const loginWithIdTokenAnswer = answer(
  loginWithIdToken,
  async (input, scope, holder: Holder | null) => {
    if (holder === null) return refused('login.identity-not-proven');
    const { phone, device } = holder;
    const account = await accountOf(scope, phone, input.door ?? 'serviceman');
    if (account === null) throw new Error('an account vanished while it was made');
    if (account.is_blocked) return letIn(scope, account, input);
    if (!(await isFirstUse(scope, tokenOf(input)))) return refused('login.identity-not-proven');
    const proof = await awaitedProof(scope, account.id, device);
    if (proof !== null) return letIn(scope, account, { ...input, awaiting: { proof, device } });
    await claimByPhone(scope, account, device);
    return letIn(scope, account, { ...input, knownDevice: device });
  },
  { prepare: provenHolder },
);

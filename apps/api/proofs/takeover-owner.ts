import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { deviceHash } from '#auth/device';
import type { FreshPerson } from '#testing/fresh-people';
import type { OtpWorld } from '#testing/otp-world';
import type { Reply } from '#testing/test-app';
import { OWN_BANK } from './takeover-banks.ts';
import { emailOf } from './takeover-store.ts';

export const tokenIn = ({ body }: Reply): string | null => {
  const { authToken, token } = (body.data ?? {}) as { authToken?: string; token?: string };
  return authToken ?? token ?? null;
};

/**
 * The owner also has the mailbox and knows the own numbers; null while too many codes were sent, or codes go to another
 * mailbox.
 */
const showSecondFactor = async (
  { codes, codeOf, sendFields, look }: OtpWorld,
  { id, email }: FreshPerson,
  { token, proof }: { readonly token: string; readonly proof: string },
): Promise<string | null> => {
  if (proof === 'email' && (await emailOf(look, id)) !== email) return null;
  const before = (await codes(email)).length;
  const asked = await sendFields(requestSecondProof, {}, { token });
  if (proof === 'email' && !asked.body.success) return null;
  const answer = proof === 'email' ? await codeOf(email, before + 1) : OWN_BANK.number.slice(-4);
  return tokenIn(await sendFields(confirmSecondProof, { answer }, { token }));
};

/** Null when the owner has to wait: after "This was not me" every device needs the second factor again. */
export const logInOn = async (
  world: OtpWorld,
  person: FreshPerson,
  device: string,
): Promise<string | null> => {
  const { context, now, sendFields } = world;
  const userId = `user-${person.phone}`;
  const subject = { userId, phone: person.phone, device: deviceHash(context.vault, device) };
  const idToken = await context.issuer.issue(subject, now());
  const login = { username: person.phone, userId, playerId: '', idToken };
  const reply = await sendFields(loginWithIdToken, login);
  const token = tokenIn(reply);
  if (token === null) throw new Error('the owner cannot log in');
  const { secondProof: proof } = reply.body.data as { secondProof?: string };
  return proof === undefined ? token : showSecondFactor(world, person, { token, proof });
};

import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { switchRole } from '@karigar/contract/sessions/switch-role';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { deviceHash } from '#auth/device';
import { withChangeOtp } from '#testing/change-otp';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import type { OtpWorld } from '#testing/otp-world';
import { forgetEmail } from '#testing/recovery-world-store';
import type { Reply } from '#testing/test-app';
import { bankFields, OWN_BANK } from './takeover-banks.ts';
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

const HOUR = 3600;
/** The device of the owner. */
export const HOME = 'home';
/** A phone of the owner that was lost: its device has ended sessions of the account. */
export const OLD_PHONE = 'old phone';

type Victim = { readonly hasBank: boolean; readonly hasEmail: boolean };

/**
 * Opens the account as its owner does: on an old phone too, which is logged out later, in both roles, and with a bank
 * account that the phone confirmed.
 */
export const openVictim = async (world: OtpWorld, { hasBank, hasEmail }: Victim) => {
  const person = await createPerson(world.look, 'serviceman', world.now());
  if (!hasEmail) await forgetEmail(world.look, person.id);
  await logInOn(world, person, OLD_PHONE);
  const home = (await logInOn(world, person, HOME)) ?? '';
  if (hasBank) {
    await withChangeOtp(world, home).prove({ purpose: 'changeBank' }, person.phone);
    const fields = { ...bankFields(OWN_BANK), confirm: 'yes' };
    const saved = await world.sendFields(updateBankDetails, fields, { token: home });
    if (!saved.body.success) throw new Error(`the owner's bank: ${String(saved.body.code)}`);
  }
  world.later(80 * HOUR);
  // The session idles out; the owner logs in again, logs the old phone out and works in both roles.
  const again = { token: (await logInOn(world, person, HOME)) ?? '' };
  await world.sendFields(revokeOtherSessions, {}, again);
  const asCustomer = await world.sendFields(switchRole, { role: 'customer' }, again);
  const back = { token: tokenIn(asCustomer) ?? '' };
  await world.sendFields(switchRole, { role: 'serviceman' }, back);
  world.later(80 * HOUR);
  const token = (await logInOn(world, person, HOME)) ?? '';
  return { person, token };
};

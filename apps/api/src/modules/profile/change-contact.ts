import type { Recipient } from '@karigar/domain/identity/recipient';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { missingProof, newContactProof, STEP_UP, usedUp } from '#auth-steps/fresh-proofs';
import { accountOf } from '#auth/who';
import { addNotice } from '#relay/add-notice';
import type { CallScope } from '#wire/define-handler';
import { saveContact } from './contact-store.ts';
import type { ReachedBy, StoredContact } from './profile-store.ts';

const REFUSALS = {
  'step-up': 'step-up.needed',
  'new-phone': 'phone.proof-needed',
  'new-email': 'email.proof-needed',
} as const;

type ContactRefusal = (typeof REFUSALS)[keyof typeof REFUSALS] | 'phone.taken' | 'email.taken';

const changed = (stored: ReachedBy, next: ReachedBy, channel: 'phone' | 'email'): Recipient[] => {
  const address = next[channel];
  return address === null || address === stored[channel] ? [] : [{ channel, address }];
};

/**
 * A first phone or email needs no proof and stays unproven. Replacing a stored one needs a proof of
 * the new one; replacing a phone also needs re-authentication.
 */
export const changeContact = async (
  scope: CallScope,
  stored: StoredContact,
  next: ReachedBy,
): Promise<Result<null, ContactRefusal>> => {
  const { vault } = scope.context;
  const [phones, emails] = [changed(stored, next, 'phone'), changed(stored, next, 'email')];
  const proofs = [...phones, ...emails].map((to) => newContactProof(vault, to));
  if (proofs.length === 0) return accepted(null);

  const takesPhone = stored.phone !== null && phones.length > 0;
  const takesEmail = stored.isEmailProven && emails.length > 0;
  const needed = [
    ...(takesPhone ? [STEP_UP] : []),
    ...(takesPhone ? phones : []).map((to) => newContactProof(vault, to)),
    ...(takesEmail ? emails : []).map((to) => newContactProof(vault, to)),
  ];
  const missing = await missingProof(scope, needed);
  if (missing !== null) return refused(REFUSALS[missing.purpose]);

  const isProven = async (to: readonly Recipient[]): Promise<boolean> =>
    (await missingProof(
      scope,
      to.map((one) => newContactProof(vault, one)),
    )) === null;
  const saved = await saveContact(scope.tx, accountOf(scope.who), {
    ...next,
    isPhoneProven: await isProven(phones),
    isEmailProven: await isProven(emails),
    now: new Date(scope.now),
  });
  if (!saved.ok) return saved;
  await usedUp(scope, [...needed, ...proofs]);
  if (takesPhone) await addNotice(scope, 'phone-changed', stored);
  if (stored.email !== null && emails.length > 0) await addNotice(scope, 'email-changed', stored);
  return accepted(null);
};

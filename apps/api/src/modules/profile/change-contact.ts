import type { FactRefusal } from '@karigar/domain/identity/account-facts';
import type { Recipient } from '@karigar/domain/identity/recipient';
import { accepted, refused, type Accepted } from '@karigar/domain/result';
import { mayChangeFact } from '#auth-steps/account-standing';
import { missingProof, newContactProof, proofsFor, usedUp } from '#auth-steps/fresh-proofs';
import { recordChange } from '#auth-steps/record-change';
import { accountOf, sessionOf } from '#auth/who';
import type { CallScope, HandlerRefusal } from '#wire/define-handler';
import { saveContact } from './contact-store.ts';
import type { ReachedBy, StoredContact } from './profile-store.ts';

const REFUSALS = {
  'new-phone': 'phone.proof-needed',
  'new-email': 'email.proof-needed',
} as const;

type ContactRefusal =
  | (typeof REFUSALS)[keyof typeof REFUSALS]
  | FactRefusal
  | 'phone.taken'
  | 'email.taken';

const changed = (stored: ReachedBy, next: ReachedBy, channel: 'phone' | 'email'): Recipient[] => {
  const address = next[channel];
  return address === null || address === stored[channel] ? [] : [{ channel, address }];
};

/**
 * Each new contact needs what the rule of its fact asks for, and a proof of the new one: whether another account uses an
 * email is told only to the owner of that mailbox.
 */
export const changeContact = async (
  scope: CallScope,
  stored: StoredContact,
  next: ReachedBy,
): Promise<Accepted<null> | HandlerRefusal<ContactRefusal>> => {
  const { vault } = scope.context;
  const accountId = accountOf(scope.who);
  const [phones, emails] = [changed(stored, next, 'phone'), changed(stored, next, 'email')];
  const contacts = [...phones, ...emails];
  if (contacts.length === 0) return accepted(null);

  for (const { channel } of contacts) {
    const allowed = await mayChangeFact(scope, channel);
    if (!allowed.ok) return allowed;
  }
  const proofs = contacts.map((to) => newContactProof(vault, to));
  const missing = await missingProof(scope, proofs);
  if (missing !== null) return refused(REFUSALS[missing.purpose]);

  const saved = await saveContact(scope.tx, sessionOf(scope.who), next, new Date(scope.now));
  if (!saved.ok) return saved;
  const shown = contacts.flatMap(({ channel }) => proofsFor(`change-${channel}`));
  await usedUp(scope, [...shown, ...proofs]);
  for (const { channel } of contacts) await recordChange(scope, accountId, channel, stored);
  return accepted(null);
};

import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import { isAct, type Act } from '@karigar/domain/identity/step-up';

/** What an account shows before a change: access to its phone or email. */
export type Proof =
  | { readonly purpose: Act; readonly by?: 'email' }
  | { readonly purpose: 'new-phone' | 'new-email'; readonly to: string };

/** A code that was sent. Stored in the sheet's history entry, so that a reload finds it. */
export type SentCode = {
  readonly proof: Proof;
  /** Masked; null when none was sent now, because another one was a moment ago. */
  readonly sentTo: string | null;
  readonly retryAt: number;
};

type ProofOfAct = Extract<Proof, { readonly purpose: Act }>;

/** Whether the own phone or email is shown, and not a new one. */
export const isOfAct = (proof: Proof): proof is ProofOfAct => isAct(proof.purpose);

/** The new phone and email of the change. */
export type NewContact = { readonly phone: string; readonly email: string };

/** The proof that the server requires before the change; null when it requires none. */
export const neededProof = (
  result: CallResult<AnyCall>,
  { phone, email }: NewContact,
): Proof | null => {
  if (result.kind !== 'refused') return null;
  if (result.code === 'step-up.needed')
    return result.details === null ? null : { purpose: result.details.act };
  if (result.code === 'phone.proof-needed') return { purpose: 'new-phone', to: phone };
  if (result.code === 'email.proof-needed') return { purpose: 'new-email', to: email };
  return null;
};

/** Whether a sheet's history entry holds a sent code. */
export const isSentCode = (about: unknown): about is SentCode =>
  typeof about === 'object' && about !== null && 'proof' in about && 'retryAt' in about;

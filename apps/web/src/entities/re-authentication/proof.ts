import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';

/** What a person shows before a change: that he reads what is sent to his phone or email. */
export type Proof =
  | { readonly purpose: 'step-up'; readonly by?: 'email' }
  | { readonly purpose: 'new-phone' | 'new-email'; readonly to: string };

/** A code on its way. It lies in the history with its sheet, so a reload finds it. */
export type SentCode = {
  readonly proof: Proof;
  /** Masked; null when it was sent before and we do not know where. */
  readonly sentTo: string | null;
  readonly retryAt: number;
};

/** Where a new phone and email of the change would be reached. */
export type NewContact = { readonly phone: string; readonly email: string };

/** The proof the server asks for before it does the change; null when it did not ask. */
export const neededProof = (
  result: CallResult<AnyCall>,
  { phone, email }: NewContact,
): Proof | null => {
  if (result.kind !== 'refused') return null;
  if (result.code === 'step-up.needed') return { purpose: 'step-up' };
  if (result.code === 'phone.proof-needed') return { purpose: 'new-phone', to: phone };
  if (result.code === 'email.proof-needed') return { purpose: 'new-email', to: email };
  return null;
};

/** What a sheet's place in history says about it. */
export const isSentCode = (about: unknown): about is SentCode =>
  typeof about === 'object' && about !== null && 'proof' in about && 'retryAt' in about;

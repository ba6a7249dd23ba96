import type { Channel, Recipient } from './recipient.ts';

/** What an account is reached by, and what of it its owner has shown to be his. */
export type Contact = {
  readonly phone: string | null;
  readonly isPhoneProven: boolean;
  readonly email: string | null;
  readonly isEmailProven: boolean;
};

export type StepUpWay = {
  readonly to: Recipient;
  /** His phone is gone, and an email alone is less than it. */
  readonly needsPassword: boolean;
};

/**
 * Where the code for a step-up goes: to the phone, or to a proven email where there is no proven
 * phone or its owner says that he lost it. Null when no way is left.
 */
export const stepUpWay = (contact: Contact, by: Channel | undefined): StepUpWay | null => {
  const { phone, isPhoneProven, email, isEmailProven } = contact;
  const byPhone =
    phone === null
      ? null
      : { to: { channel: 'phone', address: phone } as const, needsPassword: false };
  const byEmail =
    email === null || !isEmailProven
      ? null
      : { to: { channel: 'email', address: email } as const, needsPassword: isPhoneProven };
  if (by === 'phone') return byPhone;
  if (by === 'email') return byEmail;
  return isPhoneProven ? byPhone : (byEmail ?? byPhone);
};

export const PROOF_LIFE_MS = 5 * 60_000;

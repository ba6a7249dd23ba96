import type { Channel, Recipient } from './recipient.ts';

/** An account's phone and email, and whether the owner has proven each. */
export type Contact = {
  readonly phone: string | null;
  readonly isPhoneProven: boolean;
  readonly email: string | null;
  readonly isEmailProven: boolean;
};

export type StepUpWay = {
  readonly to: Recipient;
  /** Whoever reads the mailbox can set a password, so an email alone proves nothing more. */
  readonly needsPassword: boolean;
};

/**
 * Where the re-authentication code goes: to the phone, or to a proven email if there is no phone or
 * the owner reports it lost. Null when neither is available.
 */
export const stepUpWay = (contact: Contact, by: Channel | undefined): StepUpWay | null => {
  const { phone, email, isEmailProven } = contact;
  const byPhone =
    phone === null
      ? null
      : { to: { channel: 'phone', address: phone } as const, needsPassword: false };
  const byEmail =
    email === null || !isEmailProven
      ? null
      : { to: { channel: 'email', address: email } as const, needsPassword: true };
  if (by === 'phone') return byPhone;
  if (by === 'email') return byEmail;
  return byPhone ?? byEmail;
};

/** What a re-authentication is for. The code's message names it, and code and proof count for nothing else. */
export const ACTS = [
  'change-phone',
  'change-email',
  'change-bank',
  'add-passkey',
  'export-data',
  'delete-account',
] as const;
export type Act = (typeof ACTS)[number];

export const isAct = (purpose: string): purpose is Act =>
  (ACTS as readonly string[]).includes(purpose);

export const PROOF_LIFE_MS = 5 * 60_000;

import type { Instant } from '../dates/instant.ts';
import { accepted, refused, type Result } from '../result.ts';

/** What decides who may enter an account and where its money goes. The bank is number, IFSC code and holder as one value. */
export const ACCOUNT_FACTS = ['phone', 'email', 'password', 'bank'] as const;
export type AccountFact = (typeof ACCOUNT_FACTS)[number];

/** What a session has shown in the last minutes: a code to the phone, or a code to the email with the password. */
export type StepUpProof = 'phone' | 'email';

/** How long a change of a fact stops payouts, and how old a device, a new phone and a password must be to count. */
export const COOL_OFF_MS = 72 * 3_600_000;

/** Somebody who has only just got in has not proven enough to take the account with them. */
const isSettled = (since: Instant | null, now: Instant): boolean =>
  since === null || now - since >= COOL_OFF_MS;

export type Standing = {
  readonly now: Instant;
  /** Null for an account without one. */
  readonly phone: string | null;
  readonly isPhoneProven: boolean;
  readonly isEmailProven: boolean;
  readonly proofs: readonly StepUpProof[];
  /** When this device was first seen in the account; null for the device that opened it. */
  readonly deviceSince: Instant | null;
  /** When the phone was last changed; null if it never was. */
  readonly phoneSince: Instant | null;
};

export type FactRefusal = 'step-up.needed' | 'step-up.phone-needed' | 'step-up.too-new';

type Ages = Pick<Standing, 'now' | 'deviceSince' | 'phoneSince'>;

const isTooNew = ({ now, deviceSince, phoneSince }: Ages): boolean =>
  !isSettled(deviceSince, now) || !isSettled(phoneSince, now);

/** From when this device may change contacts, bank account and passkeys; null when it may now. */
export const changesFrom = (standing: Ages): Instant | null =>
  isTooNew(standing)
    ? Math.max(standing.deviceSince ?? 0, standing.phoneSince ?? 0) + COOL_OFF_MS
    : null;

/** The phone and the bank: the code goes to the phone, and neither device nor phone may be new in the account. */
const provenByPhone = (standing: Standing): Result<null, FactRefusal> => {
  const { proofs } = standing;
  if (isTooNew(standing)) return refused('step-up.too-new');
  if (proofs.includes('phone')) return accepted(null);
  // Whoever has lost the phone is helped by an operator: a mailbox is too easily taken.
  return refused(proofs.includes('email') ? 'step-up.phone-needed' : 'step-up.needed');
};

const provenByEither = ({ proofs }: Standing): Result<null, FactRefusal> =>
  proofs.length > 0 ? accepted(null) : refused('step-up.needed');

/** A phone that nobody proved may have been mistyped, so the email with the password is enough to replace it. */
const mayChangePhone = (standing: Standing): Result<null, FactRefusal> =>
  standing.isPhoneProven ? provenByPhone(standing) : provenByEither(standing);

/**
 * An email opens the account once it is proven, so it waits as long as the phone and the bank do: a SIM alone, on a new
 * device, gets no second way in. With nothing proven there is nothing to take.
 */
const mayProveEmail = (standing: Standing): Result<null, FactRefusal> => {
  if (!standing.isPhoneProven && !standing.isEmailProven) return accepted(null);
  return isTooNew(standing) ? refused('step-up.too-new') : provenByEither(standing);
};

/**
 * The one rule for a change of a fact: what the session must have shown. The new phone or email has to be proven
 * besides. A password changes by a recovery code alone, which is why a young password proves nothing.
 */
export const mayChange = (
  fact: Exclude<AccountFact, 'password'>,
  standing: Standing,
): Result<null, FactRefusal> => {
  if (fact === 'bank') return provenByPhone(standing);
  return fact === 'phone' ? mayChangePhone(standing) : mayProveEmail(standing);
};

/**
 * A passkey is a way in that needs no code, so adding one asks for as much as the bank account does. It proves nothing
 * for a change itself: that is the phone's part, whatever the age of the passkey.
 */
export const mayAddPasskey = (standing: Standing): Result<null, FactRefusal> =>
  provenByPhone(standing);

/** A password proves nothing while a thief of the mailbox may just have set it. */
export const isPasswordOldEnough = (setAt: Instant | null, now: Instant): boolean =>
  isSettled(setAt, now);

/** When payouts go on after the last change of a fact; null when they are not stopped. */
export const payoutsPausedUntil = (changedAt: Instant | null, now: Instant): Instant | null =>
  isSettled(changedAt, now) ? null : (changedAt ?? 0) + COOL_OFF_MS;

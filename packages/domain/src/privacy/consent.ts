/** What the service cannot be given without; told, and nothing to choose about. */
const NEEDED = ['account', 'bookings', 'money', 'safety'] as const;

/** What a person may give and take back, each by itself. */
const OPTIONAL = ['offers', 'surveys', 'usage'] as const;

export type ConsentPurpose = (typeof NEEDED)[number] | (typeof OPTIONAL)[number];
export type OptionalPurpose = (typeof OPTIONAL)[number];

/** The notice a person has read when he says yes. A new text is a new version, and is asked for anew. */
export const CONSENT_TEXT = '2026-11';

export const isOptionalPurpose = (word: string): word is OptionalPurpose =>
  OPTIONAL.some((purpose) => purpose === word);

/** One yes, and when it was taken back. */
export type GivenConsent = {
  readonly purpose: string;
  readonly version: string;
  readonly givenAt: number;
  readonly withdrawnAt: number | null;
};

export type Consent = {
  readonly purpose: ConsentPurpose;
  readonly isNeeded: boolean;
  readonly isGiven: boolean;
  /** Of the last yes; null where there never was one. */
  readonly version: string | null;
  readonly givenAt: number | null;
  readonly withdrawnAt: number | null;
};

const lastOf = (given: readonly GivenConsent[], purpose: string): GivenConsent | null =>
  given
    .filter((one) => one.purpose === purpose)
    .reduce<GivenConsent | null>(
      (latest, one) => (latest === null || one.givenAt >= latest.givenAt ? one : latest),
      null,
    );

/** Everything a person's data is used for, with what he said to it. A yes to an older text is none. */
export const consentsOf = (given: readonly GivenConsent[]): readonly Consent[] =>
  [...NEEDED, ...OPTIONAL].map((purpose) => {
    const isNeeded = !isOptionalPurpose(purpose);
    const last = isNeeded ? null : lastOf(given, purpose);
    const stands = last !== null && last.withdrawnAt === null && last.version === CONSENT_TEXT;
    return {
      purpose,
      isNeeded,
      isGiven: isNeeded || stands,
      version: last?.version ?? null,
      givenAt: last?.givenAt ?? null,
      withdrawnAt: last?.withdrawnAt ?? null,
    };
  });

/** Purposes the service cannot do without: shown, but not optional. */
const NEEDED = ['account', 'bookings', 'money', 'safety'] as const;

/** Purposes that a person can consent to and withdraw, each separately. */
const OPTIONAL = ['whatsapp', 'offers', 'surveys', 'usage'] as const;

export type ConsentPurpose = (typeof NEEDED)[number] | (typeof OPTIONAL)[number];
export type OptionalPurpose = (typeof OPTIONAL)[number];

/** The version of the consent notice. A new text needs a new version and a new consent. */
export const CONSENT_TEXT = '2026-11';

/** Those that this installation can serve. */
export const optionalPurposes = ({
  hasWhatsapp,
}: {
  readonly hasWhatsapp: boolean;
}): readonly OptionalPurpose[] => OPTIONAL.filter((one) => hasWhatsapp || one !== 'whatsapp');

export const isOptionalPurpose = (word: string): word is OptionalPurpose =>
  OPTIONAL.some((purpose) => purpose === word);

/** One consent, and when it was withdrawn. */
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
  /** Of the last consent; null when there never was one. */
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

/** Every purpose of a person's data, with the consent to it. Consent to an older text does not count. */
export const consentsOf = (
  given: readonly GivenConsent[],
  optional: readonly OptionalPurpose[],
): readonly Consent[] =>
  [...NEEDED, ...optional].map((purpose) => {
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

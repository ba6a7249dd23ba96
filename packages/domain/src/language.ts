/** Each language by its own name, never translated. In these two every text is there, from its first day. */
export const LANGUAGE_NAMES = { en: 'English', hi: 'हिंदी' } as const;

/** Machine drafts, to be reviewed; a text that one does not have is said in English. Each server turns them on itself. */
export const DRAFT_LANGUAGES = ['mr', 'ta', 'te', 'kn', 'bn', 'ur'] as const;
export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number];

/** English with accents, in brackets, a third longer and from right to left. Only tests have its catalogues. */
export const PSEUDO_LANGUAGE = 'ar-XB';

export type OfferedLanguage = keyof typeof LANGUAGE_NAMES;
export type Language = OfferedLanguage | DraftLanguage | typeof PSEUDO_LANGUAGE;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly OfferedLanguage[];
export const ALL_LANGUAGES: readonly Language[] = [
  ...LANGUAGES,
  ...DRAFT_LANGUAGES,
  PSEUDO_LANGUAGE,
];

/** Whether a language is written from right to left; that of the tests is too. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ur' || language === PSEUDO_LANGUAGE ? 'rtl' : 'ltr';

export const isLanguage = (written: string): written is Language =>
  (ALL_LANGUAGES as readonly string[]).includes(written);

export const isDraft = (language: string): language is DraftLanguage =>
  (DRAFT_LANGUAGES as readonly string[]).includes(language);

type Preference = { readonly range: string; readonly weight: number };

const readPreference = (written: string): Preference => {
  const [range = '', ...parameters] = written.split(';').map((part) => part.trim());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return { range, weight: weight === undefined ? 1 : Number(weight) };
};

const matches = ({ range }: Preference, language: Language): boolean =>
  range === language.toLowerCase() || range.split('-')[0] === language;

/** The one of these languages that Accept-Language prefers most, the earlier of equals; else English. */
export const preferredLanguage = (
  accepted: string,
  spoken: readonly Language[] = ALL_LANGUAGES,
): Language => {
  const preferences = accepted.toLowerCase().split(',').map(readPreference);
  const ours = spoken
    .map((language) => ({
      language,
      weight: Math.max(
        0,
        ...preferences.filter((one) => matches(one, language)).map((one) => one.weight || 0),
      ),
      at: preferences.findIndex((preference) => matches(preference, language)),
    }))
    .filter(({ weight }) => weight > 0);
  const [best] = ours.toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  return best?.language ?? 'en';
};

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text for users, in every language of the product. */
export type LocalizedText = Readonly<Record<Language, string>>;

export const text = (en: string, hi: string): LocalizedText => ({ en, hi });

type Preference = { readonly language: string; readonly weight: number };

const readPreference = (written: string): Preference => {
  const [range = '', ...parameters] = written.split(';').map((part) => part.trim());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return { language: range.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
};

/** The supported language that Accept-Language prefers most, the earlier of equals; else English. */
export const preferredLanguage = (accepted: string): Language => {
  const preferences = accepted.toLowerCase().split(',').map(readPreference);
  const ours = LANGUAGES.map((language) => ({
    language,
    weight: Math.max(
      0,
      ...preferences.filter((one) => one.language === language).map((one) => one.weight || 0),
    ),
    at: preferences.findIndex((preference) => preference.language === language),
  })).filter(({ weight }) => weight > 0);
  const [best] = ours.toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  return best?.language ?? 'en';
};

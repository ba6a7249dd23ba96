export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence a person reads, in every language of the product. */
export type Text = Readonly<Record<Language, string>>;

export const text = (en: string, hi: string): Text => ({ en, hi });

type Wish = { readonly language: string; readonly weight: number };

const readWish = (written: string): Wish => {
  const [range = '', ...parameters] = written.split(';').map((part) => part.trim());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return { language: range.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
};

/** Ours that a browser's Accept-Language wishes for most, the earlier of equals; else English. */
export const preferredLanguage = (accepted: string): Language => {
  const wishes = accepted.toLowerCase().split(',').map(readWish);
  const ours = LANGUAGES.map((language) => ({
    language,
    weight: Math.max(0, ...wishes.filter((w) => w.language === language).map((w) => w.weight || 0)),
    at: wishes.findIndex((wish) => wish.language === language),
  })).filter(({ weight }) => weight > 0);
  const [best] = ours.toSorted((one, other) => other.weight - one.weight || one.at - other.at);
  return best?.language ?? 'en';
};

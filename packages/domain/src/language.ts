export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence a person reads, in every language of the product. */
export type Text = Readonly<Record<Language, string>>;

export const text = (en: string, hi: string): Text => ({ en, hi });

import type { Language } from '@karigar/domain/language';

/** ar-XB is pseudo-English from right to left, to test what an Urdu reader would see. */
export const LOCALES = ['en', 'hi', 'ar-XB'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (written: string): written is Locale =>
  (LOCALES as readonly string[]).includes(written);

/** The server's language for a locale. */
export const languageOf = (locale: Locale): Language => (locale === 'hi' ? 'hi' : 'en');

export const directionOf = (locale: Locale, isTurned: boolean): 'ltr' | 'rtl' =>
  isTurned || locale === 'ar-XB' ? 'rtl' : 'ltr';

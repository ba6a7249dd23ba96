import { LANGUAGE_NAMES, type DraftLanguage, type OfferedLanguage } from '@karigar/domain/language';

/** A language by its own name; that of a draft is the browser's. */
export const languageName = (language: OfferedLanguage | DraftLanguage): string =>
  language === 'en' || language === 'hi'
    ? LANGUAGE_NAMES[language]
    : (new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);

import type { Language } from '@karigar/domain/language';

/** Languages whose letters the PDF's fonts do not have. */
const OTHER_LETTERS: ReadonlySet<Language> = new Set<Language>(['ta', 'te', 'kn', 'bn', 'ur']);

/** A paper in letters that our fonts do not have is printed in English; its page and its CSV are not. */
export const paperLanguage = (language: Language): Language =>
  OTHER_LETTERS.has(language) ? 'en' : language;

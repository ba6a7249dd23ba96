import { directionOf as writtenFrom, type Language } from '@karigar/domain/language';

export const directionOf = (language: Language, isTurned: boolean): 'ltr' | 'rtl' =>
  isTurned ? 'rtl' : writtenFrom(language);

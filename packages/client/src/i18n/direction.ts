import { PSEUDO_LANGUAGE, type Language } from '@karigar/domain/language';

/** The language of the tests runs from right to left, to see what an Urdu reader would see. */
export const directionOf = (language: Language, isTurned: boolean): 'ltr' | 'rtl' =>
  isTurned || language === PSEUDO_LANGUAGE ? 'rtl' : 'ltr';

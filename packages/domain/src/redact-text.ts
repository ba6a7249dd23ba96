const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Handles, tokens and keys: long, without a space, not only letters. */
const TOKEN = /(?=[\w+/=-]*\d)[\w+/=-]{20,}(?:\.[\w+/=-]+)*/g;
/** Phones, codes, account and document numbers, in any grouping. */
const DIGITS = /\+?\d(?:[\s().-]?\d){3,}/g;

/** Free text without personal data or secrets. Redacts too much rather than too little. */
export const redactText = (text: string): string =>
  text.replaceAll(EMAIL, '[email]').replaceAll(TOKEN, '[token]').replaceAll(DIGITS, '[digits]');

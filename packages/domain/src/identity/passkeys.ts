/** Enough for every phone and computer of a person, with a key on a chain. */
export const MOST_PASSKEYS = 10;

export const LONGEST_PASSKEY_NAME = 60;

/** How long a challenge can be answered: long enough to find the phone, unlock it and choose. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** The name as it is stored: one line, without spaces around it. Empty where nobody gave one. */
export const readPasskeyName = (written: string): string =>
  written.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_PASSKEY_NAME);

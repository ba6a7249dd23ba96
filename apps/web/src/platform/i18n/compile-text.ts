const PLACE = /\{(\w+)\}/;

/**
 * Compiles an English text from the code, with its {places}. Plurals need the catalogue, which every screen behind
 * the sign-in waits for.
 */
export const compileText = (text: string): (string | [string])[] =>
  text
    .split(PLACE)
    .map((part, at): string | [string] => (at % 2 === 0 ? part : [part]))
    .filter((part) => part !== '');

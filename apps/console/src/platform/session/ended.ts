/** Why the server ended the last session of this page; the login says it once. */
let words = '';

export const ended = {
  note: (why: string): void => void (words = why),
  why: (): string => words,
  clear: (): void => void (words = ''),
};

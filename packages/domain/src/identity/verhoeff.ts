/** The dihedral group D5, computed instead of typed as a table of a hundred digits. */
const compose = (a: number, b: number): number => {
  if (a < 5) return b < 5 ? (a + b) % 5 : ((a + b) % 5) + 5;
  return b < 5 ? ((a - b) % 5) + 5 : (a - b + 5) % 5;
};

const SHUFFLE = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

const shuffled = (digit: number, rounds: number): number =>
  rounds === 0 ? digit : shuffled(SHUFFLE[digit] ?? 0, rounds - 1);

/** True when the last digit is the Verhoeff check digit of those before it. */
export const hasVerhoeffCheck = (digits: string): boolean => {
  const reversed = [...digits].toReversed();
  return (
    reversed.reduce((sum, digit, at) => compose(sum, shuffled(Number(digit), at % 8)), 0) === 0
  );
};

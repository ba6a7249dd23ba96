const LENGTH = 10;
const GROUP = 5;

/**
 * The ten digits of any typed, pasted or autofilled text: with +91, a leading 0, spaces or dashes.
 * Typed digit by digit, +91 is known as the country's code only by an eleventh digit.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/^\s*\+\s*91/, '').replaceAll(/\D/g, '');
  const national = digits.length > LENGTH ? digits.replace(/^(?:0+|91(?=[6-9]))/, '') : digits;
  return national.slice(0, LENGTH);
}

/** Two groups of five, as numbers are written in India. */
export function groupedPhone(digits: string): string {
  return digits.length > GROUP ? `${digits.slice(0, GROUP)} ${digits.slice(GROUP)}` : digits;
}

/** The caret position in the grouped text after this many digits. */
export function caretAfter(count: number): number {
  return count > GROUP ? count + 1 : count;
}

/** The parts of an address. `address` is a free-text line from earlier, which may contain any of them. */
export type AddressParts = {
  readonly flatNo?: string;
  readonly houseNo?: string;
  readonly street?: string;
  readonly landmark?: string;
  readonly area?: string;
  readonly city?: string;
  readonly pinCode?: string;
  readonly address?: string;
};

const LABEL = /^(?:(?:flat|house|door|room|shop|office|unit|plot|no|number)\b[\s.:]*|#\s*)+/i;

const segmentsOf = (...parts: readonly (string | undefined)[]): string[] =>
  parts.flatMap((part) =>
    (part ?? '')
      .split(',')
      .map((segment) => segment.trim())
      .filter((segment) => segment !== ''),
  );

/** The words of a segment, so that case, dots and spaces make no difference. */
const wordsOf = (segment: string): string =>
  (segment.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [segment]).join(' ');

/** `Flat No. 302` and `302` are the same door. */
const doorOf = (segment: string): string => wordsOf(segment.replace(LABEL, '') || segment);

/** A single number or letter needs its label: the 5 of `Lane 5` is not flat 5. */
const isDoor = (segment: string): boolean => /\p{N}/u.test(segment) || segment.length <= 2;

const isWritten = (segment: string, written: readonly string[]): boolean => {
  if (isDoor(segment))
    return written.some(
      (other, at) =>
        doorOf(other) === doorOf(segment) ||
        (at === 0 && doorOf(other).startsWith(`${doorOf(segment)} `)),
    );
  return ` ${written.map(wordsOf).join(' ')} `.includes(` ${wordsOf(segment)} `);
};

const isAmong = (segment: string, others: readonly string[]): boolean =>
  others.some((other) => wordsOf(other) === wordsOf(segment));

/**
 * The whole address on one line: flat, house, street, landmark, area, city and PIN code. A part
 * that the written line already contains is not repeated; no part is left out.
 */
export const wholeAddress = (parts: AddressParts): string => {
  const written = segmentsOf(parts.address);
  const { flatNo, houseNo, street, landmark, area, city = '', pinCode = '' } = parts;
  const line: string[] = [];
  // Flat 3 in house 3 are two parts; Kothrud twice is one.
  for (const segment of segmentsOf(flatNo, houseNo, street, landmark))
    if (!isWritten(segment, written) && (isDoor(segment) || !isAmong(segment, line)))
      line.push(segment);
  line.push(...written);
  for (const segment of segmentsOf(area, `${city} ${pinCode}`))
    if (!isWritten(segment, written) && !isAmong(segment, line)) line.push(segment);
  return line.join(', ');
};

/** The street as a booking has it, with the landmark of the saved address. */
export const streetOf = ({
  street,
  landmark,
}: {
  readonly street: string;
  readonly landmark: string;
}): string => (landmark === '' ? street : `${street}, ${landmark}`);

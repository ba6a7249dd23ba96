/** The first letters of the first and the last name, as whole graphemes. */
export const initialsOf = (name: string, locale: string): string => {
  const letters = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen
    .map((word) => [...letters.segment(word ?? '')][0]?.segment ?? '')
    .join('')
    .toUpperCase();
};

/** 'Suresh P.': enough to know whom to expect at the door. */
export const publicName = (first: string, last: string): string =>
  [first, ...(last === '' ? [] : [`${[...last][0]}.`])].join(' ');

/** Of a name as it was written down whole. */
export const publicNameOf = (whole: string): string => {
  const [first = '', ...rest] = whole.trim().split(/\s+/);
  return publicName(first, rest.at(-1) ?? '');
};

/** 'Suresh P.': enough to recognize the person at the door. */
export const publicName = (first: string, last: string): string =>
  [first, ...(last === '' ? [] : [`${[...last][0]}.`])].join(' ');

/** From a full name in one string. */
export const publicNameOf = (whole: string): string => {
  const [first = '', ...rest] = whole.trim().split(/\s+/);
  return publicName(first, rest.at(-1) ?? '');
};

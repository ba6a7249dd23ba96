/** 'Suresh P.': enough to recognize the person at the door. */
export const publicName = (first: string, last: string): string =>
  [first, ...(last === '' ? [] : [`${[...last][0]}.`])].join(' ');

/** From a full name in one string. */
export const publicNameOf = (whole: string): string => {
  const [first = '', ...rest] = whole.trim().split(/\s+/);
  return publicName(first, rest.at(-1) ?? '');
};

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|shri|smt|km|श्री|श्रीमती|सुश्री|कुमारी|डॉ)\.?$/iu;

/** 'Meera' of 'Dr. Meera Joshi'. */
export const firstNameOf = (whole: string): string => {
  const words = whole.trim().split(/\s+/);
  return words.find((word) => !TITLE.test(word)) ?? words[0] ?? '';
};

/** The last word of several is the last name; one word is a first name. */
export const splitName = (
  written: string,
): { readonly firstName: string; readonly lastName: string } => {
  const words = written.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
};

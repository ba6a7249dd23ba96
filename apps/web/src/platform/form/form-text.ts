/** What was typed into a field of a form; nothing for a field it does not have. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

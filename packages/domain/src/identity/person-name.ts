/** Without the spaces around it and with single ones inside; null when nothing is left. */
export const readPersonName = (written: string): string | null => {
  const name = written.trim().replaceAll(/\s+/g, ' ');
  return /\p{L}/u.test(name) ? name : null;
};

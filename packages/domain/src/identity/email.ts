const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`);
const LONGEST = 254;

/** In small letters, as two spellings of one address are one person's; null when it is none. */
export const readEmail = (written: string): string | null => {
  const email = written.trim().toLowerCase();
  return email.length <= LONGEST && EMAIL.test(email) ? email : null;
};

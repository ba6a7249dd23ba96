const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`);
const LONGEST = 254;

/** Lower-cased, so that two spellings of one address are one account; null when it is no email address. */
export const readEmail = (written: string): string | null => {
  const email = written.trim().toLowerCase();
  return email.length <= LONGEST && EMAIL.test(email) ? email : null;
};

type Contact = {
  readonly id: number;
  readonly phone: string | null;
  readonly email: string | null;
};

/** The mailbox that gets the mail: many providers ignore what follows a plus sign. */
const mailboxOf = (email: string | null): string | null =>
  email?.toLowerCase().replace(/\+[^@]*@/, '@') ?? null;

/** Nobody decides about their own account, nor about one that shares their phone or email. */
export const sharesContact = (one: Contact, other: Contact): boolean =>
  one.id === other.id ||
  (one.phone !== null && one.phone === other.phone) ||
  (one.email !== null && mailboxOf(one.email) === mailboxOf(other.email));

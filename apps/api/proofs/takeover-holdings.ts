/** What somebody who attacks an account may have of it. Nobody has the phone in the owner's hands. */
export const HOLDINGS = ['session', 'mailbox', 'read-out code', 'sim', 'password'] as const;
export type Holding = (typeof HOLDINGS)[number];

export const PHONE: ReadonlySet<Holding> = new Set(['sim', 'read-out code']);
/** What opens a session that grows old, beside the phone. */
export const ENTRY: ReadonlySet<Holding> = new Set(['session', 'mailbox', 'password']);

/** The rule asks for two: the phone's code, and a session on a device that is not new. Whoever has both is the owner. */
export const isOwner = (held: ReadonlySet<Holding>): boolean =>
  [...held].some((one) => PHONE.has(one)) && [...held].some((one) => ENTRY.has(one));

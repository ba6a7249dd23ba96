const DAY = 86_400_000;
const IDLE_MS = 90 * DAY;

/** Guesses at the last four of a stored number, for one account, until one is right. */
export const LAST_FOUR_TRIES = 5;

/** What is asked beside the phone; `operations` when only a person can tell. */
export const SECOND_PROOFS = ['email', 'last-four', 'operations'] as const;
export type SecondProof = (typeof SECOND_PROOFS)[number];

/** Somebody has just shown that he holds the account's phone. */
export type PhoneLogin = {
  /** Whether the device was inside before; `first` where none ever was. */
  readonly device: 'known' | 'first' | 'new';
  /** Anything in the account that a stranger may not read. */
  readonly hasData: boolean;
  readonly idleMs: number;
  readonly hasProvenEmail: boolean;
  /** A stored bank or document number whose last four can be asked for, and whether guesses are left. */
  readonly lastFour: 'none' | 'open' | 'used-up';
};

/**
 * Operators give a number that lies idle to somebody else. So the phone alone is enough on a device
 * that was inside before, or where there is nothing to see; elsewhere the account asks for what else
 * it knows of its owner. With nothing to ask for, only long silence stands in the way.
 */
export const secondProof = (login: PhoneLogin): SecondProof | null => {
  const isIdle = login.idleMs > IDLE_MS;
  if (login.device === 'known' || !login.hasData) return null;
  if (login.device === 'first' && !isIdle) return null;
  if (login.hasProvenEmail) return 'email';
  if (login.lastFour === 'open') return 'last-four';
  return login.lastFour === 'used-up' || isIdle ? 'operations' : null;
};

const DAY = 86_400_000;
const IDLE_MS = 90 * DAY;

/** Guesses at the last four of a stored number, per account, until one is right. */
export const LAST_FOUR_TRIES = 5;

/** The second factor beside the phone; `operations` when only an operator can decide. */
export const SECOND_PROOFS = ['email', 'last-four', 'operations'] as const;
export type SecondProof = (typeof SECOND_PROOFS)[number];

/** A login that has just proven the account's phone. */
export type PhoneLogin = {
  /** Whether the device was signed in before; `first` when no device ever was. */
  readonly device: 'known' | 'first' | 'new';
  /** The account contains data that a stranger may not read. */
  readonly hasData: boolean;
  readonly idleMs: number;
  readonly hasProvenEmail: boolean;
  /** Whether a stored bank or document number can be asked for, and whether guesses are left. */
  readonly lastFour: 'none' | 'open' | 'used-up';
  /**
   * The owner said that a change was not theirs, and nobody has checked it yet. Facts from after that change prove
   * nothing, and where the phone itself was changed since, neither does the phone.
   */
  readonly disowned: 'nothing' | 'something' | 'phone';
};

/**
 * Carriers reassign idle phone numbers. So the phone alone is enough on a known device or for an
 * account without data; otherwise the account needs a second factor. If the account has none, only
 * a long idle time blocks the login. Without one, an account with a disowned change waits for an operator.
 */
export const secondProof = (login: PhoneLogin): SecondProof | null => {
  if (login.disowned === 'phone') return 'operations';
  const isDisowned = login.disowned === 'something';
  const isIdle = login.idleMs > IDLE_MS;
  if (login.device === 'known' || !login.hasData) return null;
  if (login.device === 'first' && !isIdle && !isDisowned) return null;
  if (login.hasProvenEmail) return 'email';
  if (login.lastFour === 'open') return 'last-four';
  return login.lastFour === 'used-up' || isIdle || isDisowned ? 'operations' : null;
};

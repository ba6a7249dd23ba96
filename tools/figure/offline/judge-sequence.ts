/** A serviceman's commands, as the server names them. */
export type Command = 'start' | 'hold' | 'resume' | 'end' | 'verify' | 'pay' | 'say';
export type BookingState = 'assigned' | 'started' | 'held' | 'ended' | 'completed' | 'cancelled';

/** Commands by the call name in the phone's queue. */
export const COMMAND_OF: Readonly<Record<string, Command>> = {
  'start-work': 'start',
  'hold-work': 'hold',
  'resume-work': 'resume',
  'end-work': 'end',
  'verify-completion-otp': 'verify',
  'add-payment': 'pay',
  'send-chat': 'say',
};

export interface Did {
  command: Command;
  /** For a chat message. */
  text?: string;
  /** The screen said that it is done or queued. Otherwise it may have happened or not. */
  isAcknowledged: boolean;
}

/** One booking at the end: the actions on the phone, and what the server has. */
export interface Ending {
  did: readonly Did[];
  taken: readonly Command[];
  /** Stored by the server with its refusal. */
  refused: readonly Command[];
  said: readonly string[];
  /** Refused and still shown on the phone. */
  shown: readonly Command[];
}

export interface Verdict {
  lost: number;
  doubled: number;
  outOfOrder: number;
  /** Refused, and not shown on the phone. */
  hidden: number;
  failures: string[];
}

const count = <Item>(items: readonly Item[], wanted: Item): number =>
  items.filter((item) => item === wanted).length;

/** Whether the short list is a subsequence of the long one. */
const isWithin = <Item>(short: readonly Item[], long: readonly Item[]): boolean => {
  let at = 0;
  for (const item of long) if (item === short[at]) at += 1;
  return at === short.length;
};

export function judgeEnding({ did, taken, refused, said, shown }: Ending): Verdict {
  const failures: string[] = [];
  const work = did.filter(({ command }) => command !== 'say');
  const words = did.filter(({ command }) => command === 'say');
  let lost = 0;
  let doubled = 0;
  let hidden = 0;
  for (const command of new Set(work.map((one) => one.command))) {
    const all = work.filter((one) => one.command === command);
    const sure = all.filter(({ isAcknowledged }) => isAcknowledged).length;
    const heard = count(taken, command) + count(refused, command);
    if (heard < sure) {
      lost += sure - heard;
      failures.push(`lost: ${sure - heard} of ${sure} × ${command}`);
    }
    if (heard > all.length) {
      doubled += heard - all.length;
      failures.push(`doubled: ${command} ${heard} times for ${all.length}`);
    }
    // A refusal that came while the screen waited was shown there, and is not in the list.
    const unsure = all.length - sure;
    // The right code settles an earlier wrong one.
    const isSettled = command === 'verify' && taken.includes('verify');
    if (count(refused, command) > unsure && !isSettled && !shown.includes(command)) {
      hidden += 1;
      failures.push(`refused and not shown: ${command}`);
    }
  }
  for (const { text = '', isAcknowledged } of words) {
    const times = count(said, text);
    if (times > 1) doubled += 1;
    if (times === 0 && isAcknowledged && !shown.includes('say')) lost += 1;
    if (times > 1 || (times === 0 && isAcknowledged && !shown.includes('say')))
      failures.push(`said ${times} times: ${text}`);
  }
  const isInOrder =
    isWithin(
      taken,
      work.map(({ command }) => command),
    ) &&
    isWithin(
      said,
      words.map(({ text = '' }) => text),
    );
  if (!isInOrder) failures.push(`out of order: ${taken.join(', ')}`);
  return { lost, doubled, outOfOrder: isInOrder ? 0 : 1, hidden, failures };
}

/** A booking as the page draws it. */
export interface Drawn {
  state: BookingState | 'gone';
  /** Something on the page says that it is not sent. */
  isMarked: boolean;
}

const NEXT: Readonly<Partial<Record<Command, BookingState>>> = {
  start: 'started',
  hold: 'held',
  resume: 'started',
  end: 'ended',
};

/** The booking's state by the actions on this phone; a code counts after the server has taken it. */
export const expectedOf = (did: readonly Did[], server: BookingState): BookingState => {
  if (server === 'completed') return 'completed';
  let state: BookingState = 'assigned';
  for (const { command, isAcknowledged } of did) if (isAcknowledged) state = NEXT[command] ?? state;
  return state;
};

/**
 * The phone shows as final, without a not-sent mark, a state that the server does not have; or it shows as not done an
 * action that was done on it. Returns the difference, or null.
 */
export const differenceOf = (
  drawn: Drawn,
  did: readonly Did[],
  server: { readonly state: BookingState; readonly held: readonly BookingState[] },
): string | null => {
  const expected = expectedOf(did, server.state);
  const isUnsure = did.some(({ isAcknowledged }) => !isAcknowledged);
  if (!drawn.isMarked && drawn.state !== 'gone' && !server.held.includes(drawn.state))
    return `drawn ${drawn.state} without a mark, the server has ${server.state}`;
  if (isUnsure || drawn.state === expected) return null;
  // The server took the code and its reply was lost: the phone still shows it as queued.
  if (expected === 'completed' && drawn.state === 'ended' && drawn.isMarked) return null;
  return `drawn ${drawn.state}, done on this phone: ${expected}`;
};

/**
 * Says that something changed, never what. An app treats an unknown type as a change of everything,
 * so types may be added.
 */
export type Hint = {
  readonly type: 'booking' | 'chat' | 'notifications' | (string & {});
  readonly id: number | null;
  readonly version: number | null;
  /** The account was not notified of the change: mostly its own. */
  readonly quiet?: true;
  /** Only the course of the visit changed: add-ons, total, payments and earnings are as they were. */
  readonly sameBill?: true;
  /** Counts the hints of an account: a gap shows a missed hint. */
  readonly sequence: number;
};

/** The live stream's messages, as server-sent events. */
export type LiveEvent =
  /** Hints arrive from here on; this is the number of the last one sent. */
  | { readonly name: 'latest'; readonly data: number }
  | { readonly name: 'hint'; readonly data: Hint }
  /** Heartbeat: the connection is alive. */
  | { readonly name: 'beat'; readonly data: null }
  /** Hints may be missing until the next `latest`. */
  | { readonly name: 'down'; readonly data: null }
  /** This process is about to end: reconnect to another one. */
  | { readonly name: 'move'; readonly data: null };

export const BEAT_MS = 10_000;

export const writeLiveEvent = ({ name, data }: LiveEvent): string =>
  data === null ? `event: ${name}\ndata:\n\n` : `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isHint = (value: unknown): value is Hint =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'sequence' in value &&
  isNumber(value.sequence);

const parse = (written: string): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
};

/** Null for an event of a newer server that this app does not know. */
const readEvent = (block: string): LiveEvent | null => {
  const [, name = '', written = ''] = /^event: (\w+)\ndata: ?(.*)$/.exec(block) ?? [];
  if (name === 'beat' || name === 'down' || name === 'move') return { name, data: null };
  const data = parse(written);
  if (name === 'latest' && isNumber(data)) return { name, data };
  if (name === 'hint' && isHint(data)) return { name, data };
  return null;
};

/** Takes chunks of any size and returns the events that each chunk completes. */
export const createLiveReader = (): ((piece: string) => readonly LiveEvent[]) => {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => readEvent(block) ?? []);
  };
};

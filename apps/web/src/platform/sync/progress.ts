import type { Network } from '#platform/network/network-of';

/** Progress of sending the queue, for the banner. */
export type Progress =
  | { readonly kind: 'none' }
  /** Nothing moves; `why` if the connection explains it. */
  | { readonly kind: 'waiting'; readonly left: number; readonly why: Network }
  | { readonly kind: 'sending'; readonly at: number; readonly of: number }
  /** Everything was accepted, and no earlier action is refused. */
  | { readonly kind: 'sent' }
  /** Finished, and the server refused some. */
  | { readonly kind: 'refused'; readonly sent: number; readonly refused: number };

/** The actions that waited when the sending started, and their progress. */
export type Batch = {
  readonly keys: ReadonlySet<string>;
  readonly left: number;
  /** Of these actions, those that the server refused. */
  readonly refused: number;
  /** All refused actions on the phone, also of earlier batches: "all sent" is not said above them. */
  readonly allRefused: number;
  /** Some action had to wait: an action that is sent at once needs no banner. */
  readonly isHeld: boolean;
  /** Time of the last reply, or of the connection's return. */
  readonly movedAt: number;
  readonly network: Network;
  readonly found: Network;
};

export type Seen = {
  /** Actions without a reply, and since when they wait. */
  readonly open: readonly { readonly key: string; readonly since: number }[];
  readonly refused: readonly string[];
  readonly network: Network;
  /** What the last try of the queue found, even if the connection is fine again for other calls. */
  readonly found?: Network;
  readonly now: number;
};

export const NO_BATCH: Batch = {
  keys: new Set(),
  left: 0,
  refused: 0,
  allRefused: 0,
  isHeld: false,
  movedAt: 0,
  network: 'fine',
  found: 'fine',
};

/** How long an action may be sending before it counts as waiting. */
export const HELD_MS = 3000;
/** How long without a reply until sending counts as waiting again. */
export const STILL_MS = 5000;

/** The next batch: replies shrink it, new actions grow it. */
export const nextBatch = (batch: Batch, { open, refused, network, found, now }: Seen): Batch => {
  const left = open.length;
  if (left === 0 && batch.left === 0) return NO_BATCH;
  const keys = new Set(batch.left === 0 ? [] : batch.keys);
  for (const { key } of open) keys.add(key);
  const isBack = network === 'fine' && batch.network !== 'fine';
  const hasMoved = batch.left === 0 || left < batch.left || isBack;
  return {
    keys,
    left,
    refused: refused.filter((key) => keys.has(key)).length,
    allRefused: refused.length,
    isHeld: batch.isHeld || network !== 'fine' || open.some(({ since }) => now - since >= HELD_MS),
    movedAt: hasMoved ? now : batch.movedAt,
    network,
    found: found ?? 'fine',
  };
};

export const progressOf = (batch: Batch, now: number): Progress => {
  const { keys, left, refused, allRefused, isHeld, movedAt, network, found } = batch;
  const of = keys.size;
  if (of === 0 || !isHeld) return { kind: 'none' };
  if (left === 0)
    return allRefused === 0
      ? { kind: 'sent' }
      : { kind: 'refused', sent: of - refused, refused: allRefused };
  const isStill = network !== 'fine' || now - movedAt >= STILL_MS;
  return isStill
    ? { kind: 'waiting', left, why: network === 'fine' ? found : network }
    : { kind: 'sending', at: of - left + 1, of };
};

/** When to check again although nothing happens. Null: not before a change. */
export const nextLook = (batch: Batch, { open, now }: Seen): number | null => {
  if (batch.left === 0) return null;
  if (!batch.isHeld) return HELD_MS - (now - Math.min(...open.map(({ since }) => since)));
  const rest = batch.movedAt + STILL_MS - now;
  return rest > 0 ? rest : null;
};

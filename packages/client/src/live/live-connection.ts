import { createLiveReader, type Hint, type LiveEvent } from '@karigar/contract/live/live-events';
import { hasMarkHeader } from '@karigar/contract/wire/mark';

/** A stream that is silent for this long is dead, even if it looks open. */
const SILENCE_MS = 15_000;
const FIRST_RETRY_MS = 4000;
const LONGEST_RETRY_MS = 60_000;
/** A stream that ended sooner counts as another failure. */
const LIVED_MS = 30_000;
/** A stream that is asked to move sooner came to a process that is leaving. */
const SETTLED_MS = 2000;

export type LiveConnection = {
  readonly open: () => void;
  readonly close: () => void;
  /** The page is visible or the network is back: retries now, and drops a dead stream. */
  readonly wake: () => void;
  /** Another account signed in: forgets the last number. */
  readonly forget: () => void;
};

/** Where the number of the last hint outlives the page. */
export type Heard = {
  readonly read: () => number | null;
  readonly write: (sequence: number) => void;
};

type Ending = { readonly kind: 'moved' | 'lost' | 'off'; readonly retryAfterMs?: number };

const retryAfterOf = (response: Response): number =>
  Number(response.headers.get('retry-after') ?? 0) * 1000;

/** A stream of hints that reconnects by itself. Knows neither page nor app. */
export const createLiveConnection = (parts: {
  readonly connect: (signal: AbortSignal) => Promise<Response>;
  /** Whether hints are known to arrive. Called again with every beat. */
  readonly onState: (isUp: boolean) => void;
  readonly onHint: (hint: Hint) => void;
  /** Hints were missed, of unknown type. */
  readonly onMissed: () => void;
  /** Hints may have been missed: before the first stream, and when one is lost. */
  readonly onDoubt: () => void;
  /** What was heard before this page began. */
  readonly heard?: Heard;
  /** Nothing has changed since `heard`: what this page has read is current. */
  readonly onSame?: () => void;
  readonly random?: () => number;
}): LiveConnection => {
  const { connect, onState, onHint, onMissed, onDoubt, random = Math.random } = parts;
  const { heard, onSame = () => {} } = parts;
  // Now, before the page's first read: whatever it reads is newer than this hint.
  let before = heard?.read() ?? null;
  let isWanted = false;
  let isUp = false;
  let known: number | null = null;
  let failures = 0;
  let current: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;

  const rise = (): void => {
    isUp = true;
    onState(true);
  };
  const fall = (): void => {
    if (isUp) onDoubt();
    isUp = false;
    onState(false);
  };

  const learn = (sequence: number): void => {
    known = Math.max(known ?? 0, sequence);
    heard?.write(known);
  };
  const handle = (event: LiveEvent): void => {
    if (event.name === 'latest') {
      if (known === null && event.data === before) onSame();
      else if (known === null) onDoubt();
      else if (event.data > known) onMissed();
      learn(event.data);
      rise();
    }
    if (event.name === 'hint') {
      if (known !== null && event.data.sequence > known + 1) onMissed();
      else onHint(event.data);
      learn(event.data.sequence);
    }
    if (event.name === 'down') fall();
    if (event.name === 'beat' && isUp) rise();
  };

  const listenFor = (stream: AbortController): void => {
    heardAt = Date.now();
    clearTimeout(silence);
    silence = setTimeout(() => stream.abort(), SILENCE_MS);
  };

  const follow = async (stream: AbortController): Promise<Ending> => {
    listenFor(stream);
    const response = await connect(stream.signal);
    if (!hasMarkHeader(response.headers)) return { kind: 'lost' };
    if (response.status === 204) return { kind: 'off' };
    if (!response.ok || response.body === null)
      return { kind: 'lost', retryAfterMs: retryAfterOf(response) };
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const read = createLiveReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || stream.signal.aborted) return { kind: 'lost' };
      listenFor(stream);
      for (const event of read(decoder.decode(value, { stream: true }))) {
        if (event.name === 'move') return { kind: 'moved' };
        handle(event);
      }
    }
  };

  const run = async (): Promise<void> => {
    const stream = new AbortController();
    current = stream;
    const beganAt = Date.now();
    const ending: Ending = await follow(stream).catch(() => ({ kind: 'lost' }));
    stream.abort();
    if (current !== stream) return;
    current = null;
    clearTimeout(silence);
    if (ending.kind === 'off') isWanted = false;
    if (ending.kind !== 'moved') fall();
    const lived = Date.now() - beganAt;
    const isMove = ending.kind === 'moved';
    if (lived >= LIVED_MS) failures = 0;
    else if (!isMove) failures += 1;
    if (!isWanted) return;
    const most = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
    const isWelcome = isMove && lived >= SETTLED_MS;
    const wait = isWelcome ? 0 : random() * (isMove ? FIRST_RETRY_MS : most);
    retry = setTimeout(() => void run(), wait + (ending.retryAfterMs ?? 0));
  };

  const restart = (): void => {
    clearTimeout(retry);
    current?.abort();
    void run();
  };

  return {
    open: () => {
      if (isWanted) return;
      isWanted = true;
      failures = 0;
      restart();
    },
    close: () => {
      isWanted = false;
      isUp = false;
      clearTimeout(retry);
      clearTimeout(silence);
      current?.abort();
      current = null;
      onState(false);
    },
    wake: () => {
      if (!isWanted) return;
      const isSilent = Date.now() - heardAt > SILENCE_MS;
      if (current !== null && !isSilent) return;
      fall();
      restart();
    },
    forget: () => {
      known = null;
      before = null;
    },
  };
};

import { createLiveReader, type Hint, type LiveEvent } from '@karigar/contract/live/live-events';

export type LiveSubscription = {
  readonly status: number;
  readonly events: readonly LiveEvent[];
  readonly hints: () => readonly Hint[];
  /** Waits until the condition holds. */
  readonly until: (is: (events: readonly LiveEvent[]) => boolean) => Promise<void>;
  readonly isEnded: () => boolean;
  readonly leave: () => void;
};

const PATIENCE_MS = 10_000;

/** A reader of the live stream that records its events. */
export const openLiveSubscription = async (
  base: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LiveSubscription> => {
  const leaving = new AbortController();
  const response = await fetch(base.replace('/api/', '/live'), {
    method: 'POST',
    headers: { authorization: 'Bearer karigar-dev', 'auth-token': token, ...headers },
    signal: leaving.signal,
  });
  const events: LiveEvent[] = [];
  let ended = response.body === null;
  let heard: () => void = () => undefined;
  const listen = async (): Promise<void> => {
    const read = createLiveReader();
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      events.push(...read(decoder.decode(piece, { stream: true })));
      heard();
    }
  };
  void listen()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
      heard();
    });

  return {
    status: response.status,
    events,
    hints: () => events.flatMap((event) => (event.name === 'hint' ? [event.data] : [])),
    until: async (is) => {
      const deadline = AbortSignal.timeout(PATIENCE_MS);
      while (!is(events)) {
        if (deadline.aborted) throw new Error(`received only ${JSON.stringify(events)}`);
        await new Promise<void>((resolve) => {
          heard = resolve;
          setTimeout(resolve, 100);
        });
      }
    },
    isEnded: () => ended,
    leave: () => leaving.abort(),
  };
};

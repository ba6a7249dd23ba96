import { setTimeout as pause } from 'node:timers/promises';
import { readCards } from '@karigar/contract/dispatch/read-cards';
import { createLiveReader } from '@karigar/contract/live/live-events';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import { CLIENT_IDS, sendCall } from '#testing/send-call';

/** The program of the consoles, in a process of its own: streams, and what a board reads after a hint. */
export type ConsolesOrder = {
  readonly base: string;
  readonly tokens: readonly string[];
  readonly cityId: number;
  /** Whether they also read what changed. */
  readonly reads: boolean;
};
export type ConsoleReport =
  | { readonly kind: 'open' }
  | { readonly kind: 'lost'; readonly why: string }
  | { readonly kind: 'read' }
  | {
      readonly kind: 'hint';
      readonly console: number;
      readonly bookingId: number;
      readonly at: number;
    };

/** As the board and its counts rest between two reads. */
const CARDS_REST_MS = 500;
const COUNTS_REST_MS = 3000;

const tell = (report: ConsoleReport): void => void process.send?.(report);
const wallClock = (): number => performance.timeOrigin + performance.now();

/** One read at a time, and one in `restMs`. */
const resting = (read: () => Promise<unknown>, restMs: number): (() => void) => {
  let [isBusy, isAsked] = [false, false];
  const run = async (): Promise<void> => {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await Promise.all([read(), pause(restMs)]);
    }
    isBusy = false;
  };
  return () => {
    isAsked = true;
    if (!isBusy) run().catch((error: unknown) => tell({ kind: 'lost', why: String(error) }));
  };
};

const follow = async ({ base, cityId, reads }: ConsolesOrder, token: string, index: number) => {
  const changed = new Set<string>();
  const ask = async (
    call: typeof readCards | typeof countWaiting,
    fields: Readonly<Record<string, string | string[]>>,
  ): Promise<void> => {
    const { body, text } = await sendCall(base, call, fields, { token });
    if (!body.success) throw new Error(text);
    tell({ kind: 'read' });
  };
  const readChanged = resting(async () => {
    const ids = [...changed];
    changed.clear();
    await ask(readCards, { 'ids[]': ids, cityId: String(cityId) });
  }, CARDS_REST_MS);
  const count = resting(() => ask(countWaiting, { cityId: String(cityId) }), COUNTS_REST_MS);

  const response = await fetch(base.replace('/api/', '/live'), {
    method: 'POST',
    headers: { authorization: `Bearer ${CLIENT_IDS.console}`, 'auth-token': token },
  });
  const read = createLiveReader();
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    const at = wallClock();
    for (const event of read(decoder.decode(piece, { stream: true }))) {
      if (event.name === 'latest') tell({ kind: 'open' });
      if (event.name !== 'hint' || event.data.id === null) continue;
      tell({ kind: 'hint', console: index, bookingId: event.data.id, at });
      if (!reads) continue;
      changed.add(String(event.data.id));
      readChanged();
      count();
    }
  }
  throw new Error(`the stream ended with ${response.status}`);
};

process.once('message', (message) => {
  const order = message as ConsolesOrder;
  for (const [index, token] of order.tokens.entries())
    follow(order, token, index).catch((error: unknown) =>
      tell({ kind: 'lost', why: String(error) }),
    );
});
process.on('disconnect', () => process.exit(0));

import { describe, expect, it } from 'vitest';
import type { Network } from '#platform/network/network-of';
import { HELD_MS, nextBatch, NO_BATCH, progressOf, STILL_MS, type Batch } from './progress.ts';

type Step = {
  readonly open?: readonly string[];
  readonly refused?: readonly string[];
  readonly network?: Network;
  readonly at?: number;
};

/** All entries wait since the start, unless time is moved on. */
const follow = (...steps: readonly Step[]) => {
  let batch: Batch = NO_BATCH;
  return steps.map(({ open = [], refused = [], network = 'fine', at = 0 }) => {
    batch = nextBatch(batch, {
      open: open.map((key) => ({ key, since: 0 })),
      refused,
      network,
      now: at,
    });
    return progressOf(batch, at);
  });
};

const none = { kind: 'none' };
const sent = { kind: 'sent' };
const waiting = (left: number, why: Network) => ({ kind: 'waiting', left, why });
const sending = (at: number, of: number) => ({ kind: 'sending', at, of });

describe('the sync progress', () => {
  it('the sync progress counts waiting actions, sends them one by one, and is done', () => {
    expect(
      follow(
        { network: 'offline' },
        { open: ['a', 'b', 'c'], network: 'offline' },
        { open: ['a', 'b', 'c'] },
        { open: ['b', 'c'] },
        { open: ['c'] },
        {},
        {},
      ),
    ).toEqual([
      none,
      waiting(3, 'offline'),
      sending(1, 3),
      sending(2, 3),
      sending(3, 3),
      sent,
      none,
    ]);
  });

  it('the sync progress ignores actions that are sent at once', () => {
    expect(follow({ open: ['a'] }, { open: ['a'], at: 1000 }, { at: 1200 })).toEqual([
      none,
      none,
      none,
    ]);
  });

  it('the sync progress counts actions that are added while it sends', () => {
    expect(
      follow(
        { open: ['a', 'b'], network: 'offline' },
        { open: ['a', 'b'] },
        { open: ['b'] },
        { open: ['b', 'c'] },
      ),
    ).toEqual([waiting(2, 'offline'), sending(1, 2), sending(2, 2), sending(2, 3)]);
  });

  it.each(['offline', 'slow', 'foreign', 'server-down', 'unreachable'] as const)(
    'the sync progress says why it waits: %s',
    (network) => {
      const waits = follow({ open: ['a'] }, { open: ['a'], network });
      expect(waits).toEqual([none, waiting(1, network)]);
    },
  );

  it('the sync progress waits again when the network fails in the middle', () => {
    const steps = follow(
      { open: ['a', 'b'], network: 'offline' },
      { open: ['b'] },
      { open: ['b'], network: 'offline' },
    );
    expect(steps.at(-1)).toEqual(waiting(1, 'offline'));
  });

  it('the sync progress shows the waiting count for some seconds, whatever the reason', () => {
    expect(
      follow(
        { open: ['a'] },
        { open: ['a'], at: HELD_MS },
        { open: ['a'], at: STILL_MS },
        { at: STILL_MS + 1 },
      ),
    ).toEqual([none, sending(1, 1), waiting(1, 'fine'), sent]);
  });

  it('the sync progress reports actions found waiting at once, as after a new login', () => {
    expect(follow({ open: ['a', 'b'], at: 60_000 })).toEqual([sending(1, 2)]);
  });

  it('the sync progress reports how many were sent and refused, and does not say "all sent"', () => {
    const steps = follow(
      { open: ['a', 'b', 'c'], refused: ['before'], network: 'offline' },
      { open: ['b', 'c'], refused: ['before'] },
      { open: ['c'], refused: ['before', 'b'] },
      { refused: ['before', 'b', 'c'] },
    );
    expect(steps.at(-1)).toEqual({ kind: 'refused', sent: 1, refused: 3 });
  });

  it('the sync progress does not say "all sent" above an earlier refusal', () => {
    const steps = follow(
      { open: ['a', 'b'], refused: ['before'], network: 'offline' },
      { refused: ['before'] },
    );
    expect(steps.at(-1)).toEqual({ kind: 'refused', sent: 2, refused: 1 });
  });

  it('the sync progress remembers refusals from before the network failed again', () => {
    const steps = follow(
      { open: ['a', 'b'], network: 'offline' },
      { open: ['b'], refused: ['a'] },
      { open: ['b'], refused: ['a'], network: 'offline' },
      { refused: ['a'] },
    );
    expect(steps.at(-1)).toEqual({ kind: 'refused', sent: 1, refused: 1 });
  });
});

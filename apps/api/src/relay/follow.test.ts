import { expect, it } from 'vitest';
import type { LiveBus } from '#platform/live-bus';
import { followRelays, LEASE_MS } from './follow.ts';
import { RELAY_HEARTBEAT, type RelayHeartbeat } from './heartbeat.ts';

/** Two relays on one bus that is played by hand. */
const createRelays = (ids: readonly string[]) => {
  const clock = { now: 0 };
  const listeners = new Set<(beat: unknown) => void>();
  const relays = ids.map((id) => {
    const bus = {
      isShared: true,
      isConnected: () => true,
      connectionId: () => id,
      subscribe: (subject: string, on: (beat: unknown) => void) => {
        expect(subject).toBe(RELAY_HEARTBEAT);
        listeners.add(on);
        return () => listeners.delete(on);
      },
    } as unknown as LiveBus;
    return { id, ...followRelays(bus, () => clock.now) };
  });
  const beat = (connectionId: string, isLast?: true): void => {
    const heard: RelayHeartbeat = { behindMs: 0, connectionId, ...(isLast && { isLast }) };
    for (const on of listeners) on(heard);
  };
  /** A round of each: whoever may lead does, and beats. */
  const round = (): string[] => {
    const leaders = relays.filter((relay) => {
      const may = relay.mayLead();
      relay.led(may);
      if (may) beat(relay.id);
      return may;
    });
    clock.now += 200;
    return leaders.map(({ id }) => id);
  };
  return { clock, relays, beat, round };
};

const rounds = (count: number, round: () => string[]): Set<string> =>
  new Set(Array.from({ length: count }, round).flat());

it('a new relay listens before it leads, and then one leads for good', () => {
  const { clock, round } = createRelays(['b', 'a']);
  expect(round()).toEqual([]);
  clock.now = 700;
  round();
  expect(rounds(100, round)).toEqual(new Set(['b']));
});

it('a relay that comes later leaves the outbox to the one that leads', () => {
  const { clock, relays, round } = createRelays(['b']);
  clock.now = 700;
  round();
  const later = createRelays(['a']);
  later.clock.now = 10_000;
  later.beat('b');
  expect(later.relays[0]?.mayLead()).toBe(false);
  expect(relays[0]?.mayLead()).toBe(true);
});

it('of two that lead by mistake one yields', () => {
  const { clock, relays, beat, round } = createRelays(['b', 'a']);
  clock.now = 700;
  for (const { id, led } of relays) {
    led(true);
    beat(id);
  }
  expect(rounds(50, round)).toEqual(new Set(['a']));
});

it('another takes over when the leader is silent, and at once when it says that it stops', () => {
  const { clock, relays, beat } = createRelays(['b']);
  clock.now = 5000;
  beat('a');
  expect(relays[0]?.mayLead()).toBe(false);
  clock.now += LEASE_MS - 1;
  expect(relays[0]?.mayLead()).toBe(false);
  clock.now += 1;
  expect(relays[0]?.mayLead()).toBe(true);
  beat('a');
  expect(relays[0]?.mayLead()).toBe(false);
  beat('a', true);
  expect(relays[0]?.mayLead()).toBe(true);
});

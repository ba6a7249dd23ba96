import type { LiveBus } from '#platform/live-bus';
import { RELAY_HEARTBEAT, type RelayHeartbeat } from './heartbeat.ts';

/** A relay that was heard so recently leads; it beats five times a second at least. */
export const LEASE_MS = 2000;
/** A new relay listens for so long before it leads. */
const LISTEN_MS = 600;

export type Follow = {
  /** Whether no other relay leads: the others leave the outbox to it. */
  readonly mayLead: () => boolean;
  readonly led: (isLeading: boolean) => void;
  readonly stop: () => void;
};

/**
 * Keeps one relay the leader. Without it the relays would take turns, and every change of the relay makes each gateway ask
 * whether hints were lost. The lock in the database still decides who takes a batch: this only says who tries.
 */
export const followRelays = (bus: LiveBus, now: () => number = () => performance.now()): Follow => {
  const began = now();
  let other = { id: '', at: Number.NEGATIVE_INFINITY };
  let isLeading = false;
  const unsubscribe = bus.subscribe(RELAY_HEARTBEAT, (heard) => {
    const { connectionId, isLast } = heard as RelayHeartbeat;
    if (connectionId === bus.connectionId()) return;
    other = { id: connectionId, at: isLast === true ? Number.NEGATIVE_INFINITY : now() };
  });
  return {
    mayLead: () => {
      if (!bus.isShared || !bus.isConnected()) return true;
      if (now() - other.at < LEASE_MS) return isLeading && bus.connectionId() < other.id;
      return isLeading || now() - began >= LISTEN_MS;
    },
    led: (isIt) => {
      isLeading = isIt;
    },
    stop: unsubscribe,
  };
};

import type { LiveBus } from '#platform/live-bus';
import { RELAY_HEARTBEAT, type RelayHeartbeat } from '#relay/heartbeat';

/** A working relay publishes its state five times a second. */
const MOST_SILENT_MS = 3000;
const MOST_BEHIND_MS = 3000;
const LOOK_EVERY_MS = 500;

export type RelayWatch = {
  /** True while hints arrive: the bus is connected and the relay keeps up. */
  readonly isUp: () => boolean;
  readonly stop: () => void;
};

/** Calls back with `up` also when hints may have been lost unnoticed. */
export const watchRelay = (
  bus: LiveBus,
  on: { readonly up: () => void; readonly down: () => void },
): RelayWatch => {
  let lastAt = Number.NEGATIVE_INFINITY;
  let last: RelayHeartbeat = { behindMs: 0, connectionId: '' };
  let isUp = false;

  const look = (): void => {
    const isProven =
      bus.isConnected() &&
      performance.now() - lastAt < MOST_SILENT_MS &&
      last.behindMs < MOST_BEHIND_MS;
    if (isProven === isUp) return;
    isUp = isProven;
    if (isUp) on.up();
    else on.down();
  };
  const unsubscribe = bus.subscribe(RELAY_HEARTBEAT, (heartbeat) => {
    const hasMoved = last.connectionId !== (heartbeat as RelayHeartbeat).connectionId;
    last = heartbeat as RelayHeartbeat;
    lastAt = performance.now();
    if (isUp && hasMoved) on.up();
    look();
  });
  bus.onConnection((isConnected) => {
    if (!isConnected) lastAt = Number.NEGATIVE_INFINITY;
    look();
  });
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    isUp: () => isUp,
    stop: () => {
      clearInterval(timer);
      unsubscribe();
    },
  };
};

import type { LiveBus } from '#platform/live-bus';
import { RELAY_BEAT, type RelayBeat } from '#relay/relay';

/** A relay that works says so five times a second. */
const MOST_SILENT_MS = 3000;
const MOST_BEHIND_MS = 3000;
const LOOK_EVERY_MS = 500;

export type RelayWatch = {
  /** Hints are known to arrive: the bus is there, and the relay at its other end keeps up. */
  readonly isUp: () => boolean;
  readonly stop: () => void;
};

/** Told `up` also when hints may have been lost on the way in between, without a word of it. */
export const watchRelay = (
  bus: LiveBus,
  on: { readonly up: () => void; readonly down: () => void },
): RelayWatch => {
  let heardAt = Number.NEGATIVE_INFINITY;
  let heard: RelayBeat = { behindMs: 0, connectionId: '' };
  let isUp = false;

  const look = (): void => {
    const isProven =
      bus.isConnected() &&
      performance.now() - heardAt < MOST_SILENT_MS &&
      heard.behindMs < MOST_BEHIND_MS;
    if (isProven === isUp) return;
    isUp = isProven;
    if (isUp) on.up();
    else on.down();
  };
  const unsubscribe = bus.subscribe(RELAY_BEAT, (beat) => {
    const hasMoved = heard.connectionId !== (beat as RelayBeat).connectionId;
    heard = beat as RelayBeat;
    heardAt = performance.now();
    if (isUp && hasMoved) on.up();
    look();
  });
  bus.onConnection((isConnected) => {
    if (!isConnected) heardAt = Number.NEGATIVE_INFINITY;
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

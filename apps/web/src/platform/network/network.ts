import { callWatch } from '#platform/api/call-watch';
import { useSyncExternalStore } from 'react';
import { createNetwork } from './create-network.ts';
import { networkOf, type Network } from './network-of.ts';

/** The connection to our server, as this page sees it. */
export const network = createNetwork(() => navigator.onLine);

addEventListener('online', network.changed);
addEventListener('offline', network.changed);
network.changed();

/** The connection's state once it has lasted for some seconds; offline at once. */
export const useNetwork = (): Network => useSyncExternalStore(network.subscribe, network.steady);

/** A picture takes long on any connection. */
const isUpload = (input: unknown): boolean =>
  Object.values(input ?? {}).some((value) => value instanceof Blob);

// The state depends on the reply and on its time.
callWatch.current = (sent, input) => {
  const isTimed = !isUpload(input);
  const startedAt = performance.now();
  const stop = isTimed ? network.expect() : undefined;
  const watch = async (): Promise<void> => {
    try {
      const result = await sent;
      network.report(networkOf(result, isTimed ? performance.now() - startedAt : 0));
    } catch {
      // An aborted call says nothing about the connection.
    } finally {
      stop?.();
    }
  };
  void watch();
};

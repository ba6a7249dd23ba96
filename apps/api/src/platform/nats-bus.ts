import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  connect,
  type ConnectionOptions,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { assertSubject, deliver, type LiveBus, type OnListenerError } from './live-bus.ts';

const RETRY_MS = 250;
const FLUSH_WAIT_MS = 2_000;

/**
 * `nats://user:password@one:4222,nats://two:4222`; the first address has the credentials. `tls://` refuses a server
 * without TLS or with a certificate of another name.
 */
const optionsOf = (urls: string): ConnectionOptions => {
  const addresses = urls.split(',').map((url) => new URL(url.trim()));
  const [first] = addresses;
  return {
    servers: addresses.map((address) => address.host),
    ...(addresses.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    ...(first?.username && {
      user: decodeURIComponent(first.username),
      pass: decodeURIComponent(first.password),
    }),
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    reconnectTimeWait: RETRY_MS,
    // A silently lost server is detected after three missed pings.
    pingInterval: 2_000,
    maxPingOut: 2,
    timeout: 5_000,
  };
};

type Listener = {
  readonly subject: string;
  readonly on: (hint: unknown) => void;
  subscription?: Subscription;
};

/**
 * Returns when connected, or after a short wait without connection: a server must start while its
 * bus is down. Reconnects for ever afterwards and restores its subscriptions.
 */
export const connectNatsBus = async (
  url: string,
  {
    onError = () => {},
    startWaitMs = 3_000,
  }: { readonly onError?: OnListenerError; readonly startWaitMs?: number } = {},
): Promise<LiveBus> => {
  const options = optionsOf(url);
  const listeners = new Set<Listener>();
  const closing = new AbortController();
  let connection: NatsConnection | undefined;
  const watchers = new Set<(isConnected: boolean) => void>();
  let connected = false;
  let connectionId = '';

  const setConnected = (isConnected: boolean): void => {
    if (connected === isConnected) return;
    connected = isConnected;
    if (isConnected) connectionId = randomUUID();
    for (const watcher of watchers) {
      try {
        watcher(isConnected);
      } catch (error) {
        onError(error);
      }
    }
  };

  const listen = (to: NatsConnection, listener: Listener): void => {
    listener.subscription = to.subscribe(listener.subject, {
      callback: (error, message) => {
        if (error) onError(error);
        else deliver(listener.on, message.string(), onError);
      },
    });
  };

  const watch = async (watched: NatsConnection): Promise<void> => {
    for await (const { type } of watched.status()) {
      if (type === 'disconnect' || type === 'close') setConnected(false);
      if (type === 'reconnect') setConnected(true);
    }
  };

  const start = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const fresh = await connect(options);
        if (closing.signal.aborted) {
          await fresh.close();
          return;
        }
        connection = fresh;
        void watch(fresh).catch(onError);
        for (const listener of listeners) listen(fresh, listener);
        setConnected(true);
        return;
      } catch {
        await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  const started = start();
  await Promise.race([started, pause(startWaitMs, undefined, { ref: false })]);

  return {
    publish: (subject, hint) => {
      assertSubject(subject);
      const written = JSON.stringify(hint);
      // While disconnected, the client would buffer the hint and drop it at its next attempt.
      if (connected) connection?.publish(subject, written);
    },
    subscribe: (subject, on) => {
      assertSubject(subject);
      const listener: Listener = { subject, on };
      listeners.add(listener);
      if (connection !== undefined && !connection.isClosed()) listen(connection, listener);
      return () => {
        if (listeners.delete(listener)) listener.subscription?.unsubscribe();
      };
    },
    flush: async () => {
      if (!connected || connection === undefined) return;
      const flushed = connection.flush().catch(() => {});
      await Promise.race([flushed, pause(FLUSH_WAIT_MS, undefined, { ref: false })]);
    },
    isShared: true,
    isConnected: () => connected,
    connectionId: () => connectionId,
    onConnection: (on) => void watchers.add(on),
    close: async () => {
      closing.abort();
      watchers.clear();
      connected = false;
      await started;
      await connection?.close();
    },
  };
};

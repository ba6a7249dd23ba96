import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, createServer, type AddressInfo } from 'node:net';

export interface LoadBalancer {
  port: number;
  /** When each connection arrived, on the clock of `performance`. */
  arrivals: readonly number[];
  close: () => Promise<void>;
}

/** A load balancer for two processes: new connections go to one until that one reports not ready. */
export async function openLoadBalancer(
  places: readonly { port: number; internal: string }[],
): Promise<LoadBalancer> {
  const arrivals: number[] = [];
  const isReady = (place: { internal: string }): Promise<boolean> =>
    fetch(`${place.internal}ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  let [target] = places;
  const closing = new AbortController();
  const look = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      if (target !== undefined && !(await isReady(target)))
        for (const place of places) if (await isReady(place)) target = place;
      await pause(100);
    }
  };
  const looking = look();
  const server = createServer((visitor) => {
    arrivals.push(performance.now());
    const inside = connect(target?.port ?? 0, '127.0.0.1');
    visitor.on('error', () => inside.destroy()).on('close', () => inside.destroy());
    inside.on('error', () => visitor.destroy()).on('close', () => visitor.destroy());
    visitor.pipe(inside).pipe(visitor);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    arrivals,
    close: async () => {
      closing.abort();
      await looking;
      server.close();
    },
  };
}

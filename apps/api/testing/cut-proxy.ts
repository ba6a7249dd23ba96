import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type CutProxy = {
  readonly base: string;
  /** The replies that the client never got, as far as they had come when the connection was cut. */
  readonly lost: readonly Buffer[];
  readonly close: () => Promise<void>;
};

/**
 * Forwards a client's request and cuts the connection at the first byte of the reply: the server has
 * done its work, and the client does not know.
 */
export const startCutProxy = async (target: string): Promise<CutProxy> => {
  const { hostname, port, pathname } = new URL(target);
  const lost: Buffer[] = [];
  const open = new Set<Socket>();

  const keep = (socket: Socket): Socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    return socket;
  };

  const proxy = createServer((client) => {
    const server = keep(connect(Number(port), hostname));
    keep(client).on('close', () => server.destroy());
    client.pipe(server);
    server.once('data', (bytes: Buffer) => {
      lost.push(bytes);
      client.resetAndDestroy();
      server.destroy();
    });
    server.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    base: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`,
    lost,
    close: async () => {
      proxy.close();
      for (const socket of open) socket.destroy();
      await once(proxy, 'close');
    },
  };
};

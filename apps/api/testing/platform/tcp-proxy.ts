import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that a test can close: open connections are cut, new ones refused. */
export const openTcpProxy = async (to: { readonly host: string; readonly port: number }) => {
  const inside = new Set<Socket>();
  const server: Server = createServer((here) => {
    const there = connect(to.port, to.host);
    for (const [socket, other] of [
      [here, there],
      [there, here],
    ] as const) {
      inside.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          inside.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  const open = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  };
  const port = await open(0);
  return {
    port,
    shut: async (): Promise<void> => {
      if (!server.listening) return;
      server.close();
      for (const socket of inside) socket.destroy();
      await once(server, 'close');
    },
    reopen: (): Promise<number> => open(port),
  };
};

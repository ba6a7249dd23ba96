import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy that a test can close (open connections are cut, new ones refused) or freeze: it
 * forwards nothing, and nobody is told; what waits is delivered when it thaws.
 */
export const openTcpProxy = async (to: { readonly host: string; readonly port: number }) => {
  const pairs = new Map<Socket, Socket>();
  let isFrozen = false;
  let thawing = Promise.withResolvers<void>();
  const server: Server = createServer((here) => {
    const join = (): void => {
      const there = connect(to.port, to.host);
      for (const [socket, other] of [
        [here, there],
        [there, here],
      ] as const) {
        pairs.set(socket, other);
        socket
          .on('error', () => {})
          .on('close', () => {
            pairs.delete(socket);
            other.destroy();
          });
        socket.pipe(other);
      }
    };
    here.on('error', () => {});
    if (isFrozen) void thawing.promise.then(join);
    else join();
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
    freeze: (): void => {
      isFrozen = true;
      thawing = Promise.withResolvers<void>();
      for (const [socket, other] of pairs) socket.unpipe(other).pause();
    },
    thaw: (): void => {
      isFrozen = false;
      for (const [socket, other] of pairs) socket.pipe(other);
      thawing.resolve();
    },
    shut: async (): Promise<void> => {
      if (!server.listening) return;
      server.close();
      for (const socket of pairs.keys()) socket.destroy();
      await once(server, 'close');
    },
    reopen: (): Promise<number> => open(port),
  };
};

import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LossyServer {
  base: string;
  /** While it is set, every request reaches the API and no reply reaches the page. */
  losesReplies: boolean;
  /** The replies that were lost. */
  lost: number;
  close: () => Promise<void>;
}

/** Serves the files of a page, and hands its calls to the API. */
export async function startLossyServer(
  files: ReadonlyMap<string, string>,
  api: string,
): Promise<LossyServer> {
  const forward = (asked: IncomingMessage, reply: ServerResponse): void => {
    const { hostname, port } = new URL(api);
    const { method, url: path, headers } = asked;
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      if (lossy.losesReplies) {
        answer.resume().on('end', () => {
          lossy.lost += 1;
          reply.destroy();
        });
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  };

  const server = createServer((asked, reply) => {
    const path = (asked.url ?? '/').slice(1);
    if (path.startsWith('api/')) return forward(asked, reply);
    const file = files.get(path);
    if (file === undefined) return reply.writeHead(404).end();
    const type = path === '' ? 'text/html' : 'text/javascript';
    reply.writeHead(200, { 'content-type': type }).end(file);
  }).listen(0, 'localhost');
  await once(server, 'listening');

  const lossy: LossyServer = {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    losesReplies: false,
    lost: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return lossy;
}

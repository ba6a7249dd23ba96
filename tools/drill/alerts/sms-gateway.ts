import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../services/free-port.ts';

/** A stand-in for the SMS gateway, which can stop answering. */
export async function startSmsGateway() {
  const port = await freePort();
  let isSilent = false;
  const server = createServer((request, response) => {
    request.resume();
    if (!isSilent) response.end('{}');
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/send`,
    fallSilent: (): void => {
      isSilent = true;
    },
    answer: (): void => {
      isSilent = false;
      server.closeAllConnections();
    },
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

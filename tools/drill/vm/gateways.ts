import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../services/free-port.ts';
import { runOrThrow } from '../../repo/run.ts';

const PATIENCE_MS = 30_000;
const NEW =
  'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=gateways -keyout key -out certificate';

type Message = { to: string; text: string };

/** Stand-ins for the SMS and the email gateway, with TLS as production wants it, and a certificate of their own. */
export const startGateways = async (address: string, folder: string) => {
  const names = ['-addext', `subjectAltName=IP:${address}`];
  await runOrThrow([...NEW.split(' '), ...names], folder);
  const certificate = readFileSync(join(folder, 'certificate'), 'utf8');
  const messages: Message[] = [];
  const refused: string[] = [];
  const key = readFileSync(join(folder, 'key'), 'utf8');
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const take = async (): Promise<void> => {
      const body = (await json(request)) as Message;
      if (request.headers.authorization !== 'Bearer KEY') refused.push(request.url ?? '');
      if (request.url === '/sms') messages.push(body);
      response.end('{}');
    };
    void take();
  });
  const port = await freePort();
  await once(server.listen(port, address), 'listening');
  return {
    url: `https://${address}:${port}`,
    certificate,
    /** What came without the key that the operator was told to write. */
    refused,
    codeFor: async (phone: string): Promise<string> => {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const sent = messages.findLast(({ to }) => to.endsWith(phone));
        const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0];
        if (code !== undefined) return code;
        await pause(50);
      }
      throw new Error('the SMS gateway got no code');
    },
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

export type Gateways = Awaited<ReturnType<typeof startGateways>>;

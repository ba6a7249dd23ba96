import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { runOrThrow } from '../../repo/run.ts';
import { freePort } from '../../services/free-port.ts';

const SOON_DAYS = 1;
const LATE_DAYS = 90;

/** An authority and two certificates for this machine: one that ends soon, one that does not. */
async function makeCertificates(folder: string) {
  const openssl = (...args: string[]): Promise<string> => runOrThrow(['openssl', ...args], folder);
  const newKey = ['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  await openssl(
    ...newKey,
    '-x509',
    '-days',
    '365',
    '-subj',
    '/CN=drill',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  );
  await openssl(
    ...newKey,
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    'page.key',
    '-out',
    'page.csr',
  );
  const sign = async (days: number): Promise<{ key: Buffer; cert: Buffer }> => {
    const out = `page-${days}.pem`;
    const authority = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'];
    const end = ['-copy_extensions', 'copy', '-days', String(days), '-out', out];
    await openssl('x509', '-req', '-in', 'page.csr', ...authority, ...end);
    return {
      key: readFileSync(join(folder, 'page.key')),
      cert: readFileSync(join(folder, out)),
    };
  };
  return { soon: await sign(SOON_DAYS), late: await sign(LATE_DAYS) };
}

/** Two public addresses with certificates: one to close, one whose certificate is not renewed. */
export async function startPages(folder: string) {
  const { soon, late } = await makeCertificates(folder);
  const open = async () => {
    const port = await freePort();
    const server = createServer(late, (_request, response) => response.end('<!doctype html>'));
    const listen = async (): Promise<void> => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    };
    const close = async (): Promise<void> => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    };
    await listen();
    return { url: `https://localhost:${port}/`, server, listen, close };
  };
  const [one, other] = [await open(), await open()];
  return {
    authority: join(folder, 'ca.pem'),
    urls: [one.url, other.url],
    close: one.close,
    open: one.listen,
    holdOldCertificate: () => other.server.setSecureContext(soon),
    renew: () => other.server.setSecureContext(late),
    end: async (): Promise<void> => {
      await one.close();
      await other.close();
    },
  };
}

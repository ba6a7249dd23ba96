import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { repoRoot } from '../../repo/root.ts';
import { freePort } from '../../services/free-port.ts';
import { end, launch } from '../../services/launch.ts';
import { writeSelfSigned } from './self-signed.ts';

export interface Proxy {
  /** https, with a trailing slash. */
  base: string;
  stop(): Promise<void>;
}

export interface Behind {
  a: string;
  b: string;
  port: number;
  internalPort: number;
  consolePort: number;
}

export const haproxyConfig = join(repoRoot, 'deploy/proxy/haproxy.cfg');
const HOST = 'localhost';

/** HAProxy with the configuration that we ship, as it is, in front of two processes. */
export const startHaproxy = async (behind: Behind): Promise<Proxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-haproxy-'));
  const certificate = await writeSelfSigned(folder, [HOST, `ops.${HOST}`]);
  const trusted = getCACertificates();
  setDefaultCACertificates([...trusted, certificate]);
  const [http, https] = [await freePort(), await freePort()];
  const base = `https://${HOST}:${https}/`;
  const server = await launch({
    program: 'haproxy',
    args: ['-db', '-f', haproxyConfig],
    log: join(folder, 'log'),
    ready: () =>
      fetch(`${base}r/key`).then(
        ({ ok }) => ok,
        () => false,
      ),
    options: {
      env: {
        PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
        KARIGAR_HOST: HOST,
        CONSOLE_HOST: `ops.${HOST}`,
        KARIGAR_HTTP: `127.0.0.1:${http}`,
        KARIGAR_HTTPS: `127.0.0.1:${https}`,
        KARIGAR_CERTIFICATES: join(folder, 'pem'),
        KARIGAR_A: behind.a,
        KARIGAR_B: behind.b,
        KARIGAR_PORT: String(behind.port),
        KARIGAR_INTERNAL_PORT: String(behind.internalPort),
        KARIGAR_CONSOLE_PORT: String(behind.consolePort),
      },
    },
  });
  return {
    base,
    stop: async () => {
      await end(server, 'SIGTERM');
      setDefaultCACertificates(trusted);
      rmSync(folder, { recursive: true });
    },
  };
};

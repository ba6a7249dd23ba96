import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../repo/root.ts';
import { end, launch } from '../../services/launch.ts';
import type { Behind } from '../proxy/start-haproxy.ts';
import { sendTo } from './send-to.ts';
import type { Pebble } from './start-pebble.ts';

const CADDYFILE = join(repoRoot, 'deploy/proxy/Caddyfile');
const LAST_WORDS = 5;
const PATIENCE_MS = 60_000;
const RENEW_INTERVAL = '1s';

export interface Names {
  app: string;
  console: string;
}

/** Caddy with the Caddyfile that we ship, as it is; the authority and the ports come by its options. Ready with a certificate. */
export const startCaddy = async (
  folder: string,
  {
    behind,
    names,
    ports,
    pebble,
  }: {
    behind: Behind;
    names: Names;
    ports: { http: number; https: number };
    pebble: Pebble;
  },
) => {
  const options = join(folder, 'options.d');
  mkdirSync(options);
  writeFileSync(
    join(options, 'drill'),
    [
      'admin off',
      'default_bind 127.0.0.1',
      `http_port ${ports.http}`,
      `https_port ${ports.https}`,
      `acme_ca ${pebble.directory}`,
      `acme_ca_root ${pebble.trust}`,
      'email operators@example.in',
      `renew_interval ${RENEW_INTERVAL}`,
      'skip_install_trust',
      `storage file_system ${join(folder, 'storage')}`,
      '',
    ].join('\n'),
  );
  const send = sendTo('127.0.0.1', pebble.root);
  const log = join(folder, 'caddy.log');
  const server = await launch({
    program: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', CADDYFILE],
    log,
    patienceMs: PATIENCE_MS,
    ready: async () => {
      for (const name of [names.app, names.console])
        try {
          await send(`https://${name}:${ports.https}/`);
        } catch {
          return false;
        }
      return true;
    },
    options: {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        KARIGAR_CADDY_OPTIONS: join(options, '*'),
        KARIGAR_HOST: names.app,
        CONSOLE_HOST: names.console,
        KARIGAR_A: behind.a,
        KARIGAR_B: behind.b,
        KARIGAR_PORT: String(behind.port),
        KARIGAR_INTERNAL_PORT: String(behind.internalPort),
        KARIGAR_CONSOLE_PORT: String(behind.consolePort),
      },
    },
  });
  return {
    /** What it said about certificates in the end. */
    lastWords: (): string =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"logger":"tls'))
        .slice(-LAST_WORDS)
        .join('\n'),
    stop: () => end(server, 'SIGTERM'),
  };
};

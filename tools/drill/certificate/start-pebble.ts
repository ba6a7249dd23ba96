import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { end, launch } from '../../services/launch.ts';
import { freePort } from '../../services/free-port.ts';
import { writeSelfSigned } from '../proxy/self-signed.ts';
import { sendTo } from './send-to.ts';

/** Where Pebble looks whether a name is ours, and for how long it certifies it. */
export interface Certified {
  http: number;
  https: number;
  validSeconds: number;
}

export interface Pebble {
  /** Address of the authority, for ACME. */
  directory: string;
  /** File of the certificate that its own address has. */
  trust: string;
  /** The root of the certificates that it issues, new with each start. */
  root: string;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** A certificate authority that proves by ACME, on real connections, that a name is ours; every name leads to this machine. */
export const startPebble = async (folder: string, certified: Certified): Promise<Pebble> => {
  const [acme, management, names, challenges] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const own = await writeSelfSigned(join(folder, 'pebble'), ['localhost']);
  const config = join(folder, 'pebble.json');
  const pebble = {
    listenAddress: `${HOST}:${acme}`,
    managementListenAddress: `${HOST}:${management}`,
    certificate: join(folder, 'pebble/certificate'),
    privateKey: join(folder, 'pebble/key'),
    httpPort: certified.http,
    tlsPort: certified.https,
    certificateValidityPeriod: certified.validSeconds,
  };
  writeFileSync(config, JSON.stringify({ pebble }));
  const closed = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv6', ''];
  const nameServer = await launch({
    program: 'pebble-challtestsrv',
    args: [...closed, '-dns01', `${HOST}:${names}`, '-management', `${HOST}:${challenges}`],
    log: join(folder, 'names.log'),
    ready: () =>
      fetch(`http://${HOST}:${challenges}/`).then(
        () => true,
        () => false,
      ),
  });
  const send = sendTo(HOST, own);
  const roots = (): Promise<string> =>
    send(`https://localhost:${management}/roots/0`).then(({ reply }) => reply.text());
  try {
    const server = await launch({
      program: 'pebble',
      args: ['-config', config, '-dnsserver', `${HOST}:${names}`],
      log: join(folder, 'pebble.log'),
      ready: () =>
        roots().then(
          () => true,
          () => false,
        ),
      // It would wait up to 15 seconds before it looks at a name.
      options: { env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' } },
    });
    return {
      directory: `https://localhost:${acme}/dir`,
      trust: join(folder, 'pebble/certificate'),
      root: await roots(),
      stop: async () => {
        await end(server, 'SIGTERM');
        await end(nameServer, 'SIGTERM');
      },
    };
  } catch (error) {
    await end(nameServer, 'SIGTERM');
    throw new Error(readFileSync(join(folder, 'names.log'), 'utf8'), { cause: error });
  }
};

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshSecrets } from '../../apps/api/src/platform/fresh-secrets.ts';
import { repoRoot } from '../repo/root.ts';
import { composeFolder, readCompose, type Compose } from './read-compose.ts';

const deployed = (path: string): string => readFileSync(join(repoRoot, 'deploy', path), 'utf8');
const PLACES = { server: '127.0.0.1:5432', database: 'karigar', nats: '127.0.0.1:4222' };
const { secrets, owner } = freshSecrets(PLACES);
const GATEWAYS = ['SMS_KEY', 'EMAIL_KEY'];
const SERVICES = ['a', 'b', 'caddy', 'migrate', 'nats', 'postgres', 'prepare'];

let compose: Compose;
beforeAll(async () => {
  compose = await readCompose({
    KARIGAR_VERSION: '1.2.3',
    KARIGAR_HOST: 'karigar.example.in',
    CONSOLE_HOST: 'ops.karigar.example.in',
  });
});
const service = (name: string) => {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`no service ${name}`);
  return found;
};

it('has the proxy, two processes, their preparation, database and bus', () => {
  expect(Object.keys(compose.services).toSorted()).toEqual(SERVICES);
});

describe.each(SERVICES)('the service %s', (name) => {
  it('is read-only, without capabilities and on the own network of the machine', () => {
    const { read_only: readOnly, cap_drop: dropped, security_opt: options } = service(name);
    expect({ readOnly, dropped, options }).toEqual({
      readOnly: true,
      dropped: ['ALL'],
      options: ['no-new-privileges'],
    });
    expect(service(name).network_mode).toBe('host');
    expect(service(name).cap_add ?? []).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : []);
  });

  it('names volumes, secrets, services and files that are there', () => {
    const { volumes = [], secrets: wanted = [], depends_on: after = {} } = service(name);
    const broken = volumes.filter((volume) => {
      const [from = '', to = ''] = volume.split(':');
      // An absolute path is the operator's.
      const isThere = from.startsWith('.')
        ? existsSync(resolve(composeFolder, from))
        : from.startsWith('/') || from in compose.volumes;
      return !isThere || !to.startsWith('/');
    });
    expect(broken).toEqual([]);
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(wanted));
    expect(SERVICES).toEqual(expect.arrayContaining(Object.keys(after)));
  });

  it('has an image of one version, and no secret in its settings', () => {
    expect(service(name).image).toMatch(/:[\d.]+$/);
    const names = Object.keys(service(name).environment ?? {});
    expect(names.filter((one) => [...Object.keys(secrets), ...GATEWAYS].includes(one))).toEqual([]);
  });
});

it('a process gets each secret that an installation makes, and the keys of the gateways', () => {
  const all = [...Object.keys(secrets), ...GATEWAYS].toSorted();
  expect((service('a').secrets ?? []).toSorted()).toEqual(all);
  expect((service('b').secrets ?? []).toSorted()).toEqual(all);
});

it('the password of the owner is for migrations alone', () => {
  expect(service('migrate').secrets).toEqual(Object.keys(owner));
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    const folder = name in owner || name === 'POSTGRES_PASSWORD' ? 'owner' : 'secrets';
    expect(file).toBe(`/etc/karigar/${folder}/${name}`);
  }
});

it('both processes read the settings that we ship, where the proxy looks for them', () => {
  const caddyfile = deployed('proxy/Caddyfile');
  for (const [name, host] of [
    ['a', '127.0.0.1'],
    ['b', '127.0.0.2'],
  ] as const) {
    const files = [`/etc/karigar/common.env`, `/etc/karigar/${name}.env`];
    expect(service(name).env_file).toEqual(files);
    const settings = deployed(`settings/${name}.env`);
    expect(settings).toContain(`\nHOST=${host}\n`);
    expect(caddyfile).toContain(`{$KARIGAR_${name.toUpperCase()}:${host}}`);
    for (const [of, variable] of [
      ['PORT', 'KARIGAR_PORT'],
      ['INTERNAL_PORT', 'KARIGAR_INTERNAL_PORT'],
      ['CONSOLE_PORT', 'KARIGAR_CONSOLE_PORT'],
    ] as const) {
      const port = new RegExp(`^${of}=(\\d+)$`, 'm').exec(settings)?.[1];
      expect(caddyfile).toContain(`{$${variable}:${port}}`);
    }
  }
  for (const variable of Object.keys(service('caddy').environment ?? {}))
    expect(caddyfile).toContain(`{$${variable}:`);
});

it('folders of the settings are volumes, and database and bus are where the secrets say', () => {
  const common = deployed('settings/common.env');
  const mounted = (service('a').volumes ?? []).map((volume) => volume.split(':')[1]);
  for (const setting of ['FILES_DIR', 'LEGAL_DIR'])
    expect(mounted).toContain(new RegExp(`^${setting}=(.*)$`, 'm').exec(common)?.[1]);
  expect(common).toContain(`DATABASE_URL=postgres://${PLACES.server}/`);
  expect(service('postgres').command).toContain('-clisten_addresses=127.0.0.1');
  expect(deployed('nats/one.conf')).toContain(`listen: ${PLACES.nats}`);
  const socket = 'socket:/var/run/postgresql';
  const withSocket = SERVICES.filter((name) => service(name).volumes?.includes(socket));
  expect(withSocket).toEqual(['postgres', 'prepare']);
});

it('the image has the folder and the user that the compose file counts on', () => {
  const containerfile = deployed('image/Containerfile');
  expect(containerfile).toContain('USER 10001:10001');
  expect(containerfile).toContain('--chown=10001:10001 files /var/lib/karigar/files');
  expect(containerfile).not.toMatch(/^(ENV|ARG) .*(KEY|SECRET|PASSWORD)/m);
  expect(service('nats').user).toBe('10001:10001');
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repoRoot } from '../repo/root.ts';
import { run } from '../repo/run.ts';

const SHIPPED = join(repoRoot, 'deploy/systemd');
/** In tenths, as systemd-analyze wants it: 0 is closed, 100 is open. */
const MOST_EXPOSED = 15;
const OWN = /^karigar(@|-prepare|-migrate)?\.service$/;

const files = readdirSync(SHIPPED, { withFileTypes: true }).flatMap((entry) =>
  entry.isFile() ? entry.name : [],
);
/** A template is checked as one of its instances. */
const named = (file: string): string => file.replace('@.', '@a.');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'karigar-units-'));
  for (const file of files.filter((name) => /\.(service|target|timer)$/.test(name))) {
    const text = readFileSync(join(SHIPPED, file), 'utf8');
    // The programs are on the machine of the operator, not here.
    const here = text.replaceAll(/^(Exec\w+=)\/srv\/karigar\/\S+/gm, '$1/bin/true');
    writeFileSync(join(folder, named(file)), here);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const analyze = (...words: string[]) => run(['systemd-analyze', ...words], folder);

describe.each(files.filter((file) => /\.(service|target|timer)$/.test(file)))('%s', (file) => {
  it('is accepted by systemd', async () => {
    const { code, output } = await analyze('verify', `./${named(file)}`);
    expect(output).not.toContain(named(file));
    expect(code).toBe(0);
  });
});

describe.each(files.filter((file) => OWN.test(file)))('%s', (file) => {
  const expose = (unit: string) =>
    analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED}`, `./${unit}`);

  it('leaves at most 1.5 of 10 open', async () => {
    const { code, output } = await expose(named(file));
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/exposure level for .*: \d\.\d/);
    expect(code).toBe(0);
  });

  it('is red when it may gain privileges and write everywhere', async () => {
    const text = readFileSync(join(folder, named(file)), 'utf8');
    const open = `open-${named(file)}`;
    writeFileSync(join(folder, open), text.replace(/^(NoNewPrivileges|ProtectSystem)=.*\n/gm, ''));
    expect((await expose(open)).code).toBe(1);
  });
});

it('the shared memory of PostgreSQL survives the units that run as its user', () => {
  const texts = files.map((file) => readFileSync(join(SHIPPED, file), 'utf8'));
  const asPostgres = texts.filter((text) => /^User=postgres$/m.test(text));
  expect(asPostgres).not.toHaveLength(0);
  expect(asPostgres.filter((text) => /^RemoveIPC=(yes|true)/m.test(text))).toEqual([]);
});

it('NATS accepts both of its files', async () => {
  const nats = join(folder, 'nats');
  cpSync(join(repoRoot, 'deploy/nats'), nats, { recursive: true });
  writeFileSync(join(nats, 'nats-password.conf'), 'password: "a password"\n');
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=nats1.internal -days 1 -keyout server.key -out server.crt';
  expect((await run(['openssl', ...request.split(' ')], nats)).code).toBe(0);
  cpSync(join(nats, 'server.crt'), join(nats, 'ca.crt'));
  for (const file of ['one.conf', 'three.conf']) {
    const path = join(nats, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/etc/nats/tls', nats));
    const check = ['env', 'NATS_NAME=nats1', '/usr/sbin/nats-server', '-t', '-c', path];
    expect((await run(check, nats)).output, file).toContain('is valid');
  }
});

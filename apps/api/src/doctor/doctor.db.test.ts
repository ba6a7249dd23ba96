import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { withClient } from '#db/connect';
import { freePort } from '#testing/free-port';
import { startSmtp } from '#testing/messages/smtp';
import { startWhatsapp } from '#testing/messages/whatsapp';
import { safeProduction } from '#testing/safe-production';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { checkBackup } from './check-machine.ts';
import { examine } from './examine.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'karigar-doctor-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const healthy = async () => ({
  DATABASE_URL: database.url('system'),
  FILES_DIR: join(folder, 'files'),
  PORT: String(await freePort()),
});

/** What is bad, as one text. */
const complaints = async (changed: Record<string, string>): Promise<string> => {
  const findings = await examine({ ...(await healthy()), ...changed });
  return findings
    .flatMap(({ kind, about, says }) => (kind === 'bad' ? `${about}: ${says}` : []))
    .join('\n');
};

it('the doctor finds nothing bad where nothing is, and says what it saw', async () => {
  const findings = await examine(await healthy());
  expect(findings.filter(({ kind }) => kind === 'bad')).toEqual([]);
  const seen = findings.filter(({ kind }) => kind === 'good').map(({ about }) => about);
  expect(seen).toEqual([
    'settings',
    'terms',
    'role karigar_app',
    'role karigar_system',
    'clock',
    'schema',
    'partitions',
    'disk',
    'tesseract',
    'port',
    'proxy',
  ]);
});

it.each([
  ['NATS is not there', { NATS_URL: 'nats://127.0.0.1:1' }, 'NATS: does not let us in'],
  ['no tesseract', { TESSERACT: 'no-such-program' }, 'apt-get install tesseract-ocr'],
  ['files cannot be written', { FILES_DIR: '/dev/null/files' }, 'FILES_DIR cannot be written'],
  ['no terms', { LEGAL_DIR: '/nowhere' }, 'terms: LEGAL_DIR'],
  ['an SMS has no template', { SMS_URL: 'https://sms.test' }, 'SMS: SMS_TEMPLATES'],
  ['the SMS gateway has no key', { SMS_URL: 'https://sms.test' }, 'SMS: SMS_KEY is not set'],
  ['emails have no sender', { EMAIL_URL: 'https://mail.test' }, 'email: EMAIL_FROM is not set'],
  ['another cell', { CELL: '8' }, 'schema: CELL is 8'],
  [
    'PostgreSQL is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:1/karigar' },
    'role karigar_system: does not log in',
  ],
] as const)('the doctor says it when %s', async (_what, changed, words) => {
  expect(await complaints(changed)).toContain(words);
});

it('the doctor compares the templates of WhatsApp with our texts', async () => {
  const whatsapp = await startWhatsapp();
  onTestFinished(() => whatsapp.close());
  expect(await complaints(whatsapp.env)).toBe('');
  whatsapp.templates.shift();
  expect(await complaints(whatsapp.env)).toBe(
    'WhatsApp: karigar_serviceman_assigned (en) is not registered',
  );
  whatsapp.goAway();
  expect(await complaints(whatsapp.env)).toContain('WhatsApp: whatsapp: the gateway answered 500');
});

it('the doctor says it when nobody is on duty for SOS', async () => {
  const ofAlarms = async (phones: string) =>
    (await examine({ ...(await healthy()), ALARM_PHONES: phones })).find(
      ({ about }) => about === 'SOS',
    );
  expect(await ofAlarms('')).toMatchObject({ kind: 'weak' });
  expect(await ofAlarms('9876500001')).toMatchObject({ kind: 'good' });
  expect(await complaints({ ALARM_PHONES: '12' })).toContain('ALARM_PHONES: 12 is not ten digits');
});

it('the doctor logs in at the relay for emails', async () => {
  const relay = await startSmtp();
  onTestFinished(() => relay.close());
  expect(await complaints(relay.env)).toBe('');
  relay.fault('refuses-login');
  expect(await complaints(relay.env)).toBe('email: smtp: the relay answered 535');
});

it('the doctor says every setting that production refuses', async () => {
  const findings = await examine({ ...safeProduction, SMS_URL: undefined, SUPPORT_PHONE: '' });
  expect(findings.map(({ says }) => says)).toEqual([
    'SUPPORT_PHONE is not set: nobody could call us',
    'SMS_PROVIDERS is not set: messages would go to the inbox',
  ]);
});

it('the doctor says that another program has the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const said = await complaints({ PORT: String(port), INTERNAL_PORT: '1' });
  expect(said).toContain(`${port} is used by another program`);
});

it('the doctor says that partitions end soon', async () => {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  await withClient(own.url('admin'), (client) =>
    client.query(
      `CREATE OR REPLACE FUNCTION booking_partitions_end() RETURNS timestamptz
         LANGUAGE sql AS $$ SELECT now() + interval '20 days 1 hour' $$`,
    ),
  );
  expect(await complaints({ DATABASE_URL: own.url('system') })).toContain(
    'partitions: end in 20 days',
  );
});

it('the doctor knows the age of the last backup by the file that it wrote', async () => {
  expect((await checkBackup(folder)).kind).toBe('weak');
  const mark = join(folder, 'karigar_backup_success_timestamp_seconds-diff.prom');
  await writeFile(mark, '');
  expect((await checkBackup(folder)).kind).toBe('good');
  const old = Date.now() / 1000 - 3 * 86_400;
  await utimes(mark, old, old);
  expect(await checkBackup(folder)).toMatchObject({
    kind: 'bad',
    says: expect.stringContaining('3.0 days old'),
  });
});

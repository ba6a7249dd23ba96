import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isDraft } from '@karigar/domain/language';
import { readConfig } from '#config';
import { findWrongBalances, backfillLedger } from '#modules/ledger/index';
import { closeByCommandLine, inviteByCommandLine } from '#modules/operators/index';
import { connectDatabase, SYSTEM } from '#platform/db';
import { writeFreshSecrets } from '#platform/fresh-secrets';
import { createLog } from '#platform/log';
import { envelopeOf, sealSettings, withSecrets } from '#platform/secret-settings';
import { speakDrafts } from '#platform/texts';
import { createVault } from '#platform/vault';
import { createResealer } from '#worker/tasks/reseal';
import type { Context } from '#context';
import { createContext } from '#create-context';
import {
  eraseByOperations,
  exportByOperations,
  type OperatorRequest,
} from '#privacy/operator-requests';
import { examine } from '#doctor/examine';
import { verifyAudit, type Witness } from '#audit/verify-audit';
import { commandUrls } from './db/command-urls.ts';
import { withClient } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { dropDatabase, prepareDatabase } from './db/prepare.ts';
import { setPasswords } from './db/role-passwords.ts';

const USAGE = `npm run db -- prepare|migrate|catalogue|reset [--admin-url URL] [--database NAME] [--cell NUMBER]
with the server's settings:
npm run db -- doctor
npm run db -- audit [--witness NUMBER:HASH]
npm run db -- reseal
npm run db -- ledger
npm run db -- export|erase --account ID --reason TEXT
npm run --silent db -- operator --email EMAIL --name NAME --desk DESK [--desk DESK] [--city NAME]
npm run db -- close-operator --email EMAIL --reason TEXT
npm run --silent db -- seal-settings <settings.json >secrets.json
without any setting:
npm run db -- make-secrets --into FOLDER [--server HOST:PORT] [--database NAME] [--nats HOST:PORT]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'admin-url': { type: 'string' },
    database: { type: 'string' },
    cell: { type: 'string' },
    witness: { type: 'string' },
    account: { type: 'string', default: '' },
    reason: { type: 'string', default: '' },
    email: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    desk: { type: 'string', multiple: true, default: [] },
    city: { type: 'string', default: '' },
    into: { type: 'string' },
    server: { type: 'string', default: '127.0.0.1:5432' },
    nats: { type: 'string', default: '127.0.0.1:4222' },
  },
});

/** The environment, with the settings of SECRETS_DIR and SECRETS_FILE if there are any. */
const settings = await withSecrets({
  ...process.env,
  // The file that is about to be written.
  ...(positionals[0] === 'seal-settings' && { SECRETS_FILE: undefined }),
});
const {
  admin: adminUrl,
  owner: ownerUrl,
  database,
} = commandUrls(settings, { adminUrl: values['admin-url'], database: values.database });

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readWitness = (written: string | undefined): Witness | null => {
  if (written === undefined) return null;
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(written) ?? [];
  if (number === undefined || hash === undefined)
    throw new Error('--witness is NUMBER:HASH, as the log has it');
  return { number: Number(number), hash };
};

/** Read-only; exit code 1 when a row differs from its seal. */
const audit = async (): Promise<void> => {
  const config = readConfig(settings);
  const onError = (error: Error): void => say(error.message);
  const system = connectDatabase({ url: config.database.url('system'), connections: 1, onError });
  try {
    const found = await verifyAudit(system, config.audit, readWitness(values.witness));
    say(`${found.rows} rows under ${found.seals} seals`);
    say(
      `${found.tail.rows} rows not sealed yet, the oldest ${found.tail.oldestSeconds.toFixed(0)} s old`,
    );
    say(found.broken === null ? 'unbroken' : `broken: ${found.broken}`);
    if (found.broken !== null) process.exitCode = 1;
  } finally {
    await system.close();
  }
};

/** Re-encrypts every sealed value with the current key; exit code 1 while older keys are still needed. */
const reseal = async (): Promise<void> => {
  const config = readConfig(settings);
  const onError = (error: Error): void => say(error.message);
  const system = connectDatabase({ url: config.database.url('system'), connections: 1, onError });
  const log = createLog({ level: 'error' });
  const step = createResealer({ vault: createVault(config.vault), log, databases: { system } });
  let lost = 0;
  try {
    for (let done = await step(); done !== null; done = await step()) {
      say(`${done.place}: ${done.seen} seen, ${done.resealed} sealed anew, ${done.lost} lost`);
      lost += done.lost;
    }
  } finally {
    await system.close();
  }
  say(lost === 0 ? `all under ${config.vault.current}` : `${lost} do not open`);
  if (lost > 0) process.exitCode = 1;
};

/** Posts bookings that ended before the ledger existed, and compares stored balances with the entries. */
const ledger = async (): Promise<void> => {
  const config = readConfig(settings);
  const onError = (error: Error): void => say(error.message);
  const system = connectDatabase({ url: config.database.url('system'), connections: 1, onError });
  const next = (after: number) => system.transaction(SYSTEM, (tx) => backfillLedger(tx, after));
  try {
    for (let last = await next(0); last !== null; last = await next(last)) say(`up to ${last}`);
    const wrong = await system.transaction(SYSTEM, findWrongBalances);
    say(wrong.length === 0 ? 'every balance is its sum' : `not their sum: ${wrong.join(', ')}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await system.close();
  }
};

const readReason = (): string => {
  const reason = values.reason.trim();
  if (reason.length < 10) throw new Error('--reason says on whose word, in ten letters or more');
  return reason;
};

const readRequest = (): OperatorRequest => {
  const accountId = Number(values.account);
  if (!Number.isSafeInteger(accountId) || accountId <= 0) throw new Error('--account is an id');
  return { accountId, reason: readReason() };
};

/** Nothing is logged: a link is for the screen only. */
const withContext = async (work: (context: Context) => Promise<void>) => {
  const context = await createContext(readConfig({ ...settings, LOG_LEVEL: 'silent' }));
  try {
    await work(context);
  } finally {
    await context.close();
  }
};

/** Exports or erases one person's data on written request; the audit stores the reason. */
const forPerson = async (work: (context: Context, request: OperatorRequest) => Promise<void>) => {
  const request = readRequest();
  await withContext((context) => work(context, request));
};

const steps: Record<string, () => Promise<void>> = {
  prepare: async () => {
    await prepareDatabase({ adminUrl, database });
    const roles = await setPasswords(adminUrl, settings);
    say(`${database}: roles and database are there, ${roles.length} passwords set`);
  },
  migrate: async () => {
    const cell = values.cell === undefined ? undefined : Number(values.cell);
    const ran = await migrate({ url: ownerUrl, cell, log: say });
    say(`${database}: ${ran.length} migrations run`);
  },
  catalogue: async () => {
    // Names are stored in the languages that are spoken when the catalogue is read.
    speakDrafts((settings['LANGUAGES'] ?? '').split(',').filter(isDraft));
    const { loadCatalogue } = await import('#catalogue/catalogue-store');
    const changed = await withClient(ownerUrl, loadCatalogue);
    for (const [table, rows] of Object.entries(changed)) say(`${table}: ${rows} rows changed`);
  },
  doctor: async () => {
    const findings = await examine(settings);
    for (const { kind, about, says } of findings) say(`${kind.padEnd(4)}  ${about}: ${says}`);
    if (findings.some(({ kind }) => kind === 'bad')) process.exitCode = 1;
  },
  audit,
  export: () =>
    forPerson(async (context, request) =>
      say(JSON.stringify(await exportByOperations(context, request), null, 2)),
    ),
  erase: () =>
    forPerson(async (context, request) => {
      const outcome = await eraseByOperations(context, request);
      say(outcome === 'ok' ? `${request.accountId} is erased` : `refused: ${outcome}`);
      if (outcome !== 'ok') process.exitCode = 1;
    }),
  operator: () =>
    withContext(async (context) => {
      const { email, name, desk: desks, city } = values;
      say(await inviteByCommandLine(context, { email, name, desks, city }));
    }),
  'close-operator': () =>
    withContext(async (context) => {
      await closeByCommandLine(context, values.email, readReason());
      say(`${values.email} is closed`);
    }),
  reseal,
  'seal-settings': async () =>
    say((await sealSettings(await text(process.stdin), envelopeOf(settings))).trim()),
  'make-secrets': async () => {
    const { into, server, nats } = values;
    if (into === undefined) throw new Error('--into is the folder of the new keys and passwords');
    const places = { server, nats, database: values.database ?? 'karigar' };
    const written = await writeFreshSecrets(into, places);
    say(`${into}: ${written.length} new, ${written.join(', ') || 'all were there'}`);
  },
  ledger,
  reset: async () => {
    // Guards against running reset on a live server by mistake.
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(adminUrl).hostname)) {
      throw new Error('reset is for a database on this machine only');
    }
    await dropDatabase({ adminUrl, database });
    await steps['prepare']?.();
    await steps['migrate']?.();
  },
};

const step = steps[positionals[0] ?? ''];
if (step === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 1;
} else {
  await step();
}

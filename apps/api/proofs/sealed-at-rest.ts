import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createSessions } from '#auth/sessions';
import { withClient } from '#db/connect';
import { migrate } from '#db/migrate';
import { prepareDatabase } from '#db/prepare';
import { inDatabase, urlFor } from '#db/roles';
import { systemClock } from '#platform/clock';
import { connectDatabase, SYSTEM } from '#platform/db';
import { createLocalBus } from '#platform/live-bus';
import { seedDemoWorld } from '#testing/demo-world';
import { people } from '#testing/people';
import { spawnServer } from '#testing/spawned-server';
import { readStoredPictures } from './sealed-at-rest-pictures.ts';
import { CARD_LOOKS, PRINTED, sendCanaries, type CardLook } from './sealed-at-rest-calls.ts';
import { makeCanaries, needlesOf } from './sealed-at-rest-canaries.ts';

/** A PostgreSQL cluster for this proof only: its files are read. */
export type OwnCluster = {
  readonly adminUrl: string;
  /** Data, write-ahead log and log of the cluster. */
  readonly folder: string;
  readonly dump: (url: string) => Promise<Buffer>;
  readonly stop: () => Promise<void>;
};

type Found = { readonly place: string; readonly what: string };

const DATABASE = 'karigar_sealed';
/** Long enough for one round of the background worker. */
const SETTLE_MS = 2_500;

const makeWorld = async (adminUrl: string): Promise<void> => {
  await prepareDatabase({ adminUrl, database: DATABASE });
  const owner = urlFor(adminUrl, 'owner', DATABASE);
  await migrate({ url: owner });
  await withClient(owner, (client) => seedDemoWorld(client, Date.now()));
};

const openTokens = async (url: string) => {
  const system = connectDatabase({ url, connections: 1, onError: () => undefined });
  const sessions = createSessions({ database: system, bus: createLocalBus(), clock: systemClock });
  const open = async ({ id, role }: (typeof people)['imran' | 'priya']): Promise<string> => {
    const session = { accountId: id, role, hasShownPasskey: role === 'operator' };
    return (await system.transaction(SYSTEM, (tx) => sessions.open(tx, session))).authToken;
  };
  const tokens = { serviceman: await open(people.imran), operator: await open(people.priya) };
  await system.close();
  return tokens;
};

const placeOf = (path: string): string => {
  if (path.includes('/received-wal/')) return 'received write-ahead log';
  if (path.includes('/repository/')) return 'backup repository';
  if (path.includes('/pg_wal/')) return 'write-ahead log';
  return path.includes('/data/') ? 'data directory' : "PostgreSQL's log";
};

type Search = (place: string, bytes: Buffer) => Found[];

const escaped = (needle: Buffer): string =>
  Array.from(needle, (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

/** One combined pattern first; only a hit is searched value by value. */
const searchFor = (values: Readonly<Record<string, string>>): Search => {
  const wanted = Object.entries(values).map(([what, value]) => ({
    what,
    needles: needlesOf(value),
  }));
  const any = new RegExp(wanted.flatMap(({ needles }) => needles.map(escaped)).join('|'));
  return (place, bytes) =>
    any.test(bytes.toString('latin1'))
      ? wanted
          .filter(({ needles }) => needles.some((needle) => bytes.includes(needle)))
          .map(({ what }) => ({ place, what }))
      : [];
};

const filesUnder = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Sends canary numbers to a real server on a cluster of its own, then searches for them in everything
 * that is left behind. A planted word, written in the clear by a real call, must be found.
 */
export const runSealedAtRest = async (
  cluster: OwnCluster,
  looks: readonly CardLook[] = CARD_LOOKS,
) => {
  const canaries = makeCanaries();
  const planted = `planted-${canaries.account.slice(0, 4)}-${Date.now()}`;
  const search = searchFor({ ...canaries, planted });
  const files = await mkdtemp(join(tmpdir(), 'karigar-sealed-'));
  await makeWorld(cluster.adminUrl);
  const server = await spawnServer({
    DATABASE_URL: urlFor(cluster.adminUrl, 'app', DATABASE),
    FILES_DIR: files,
    LOG_LEVEL: 'trace',
  });
  try {
    await server.start();
    const tokens = await openTokens(urlFor(cluster.adminUrl, 'system', DATABASE));
    const said = await sendCanaries(server, tokens, canaries, planted, looks);
    await pause(SETTLE_MS);
    server.signal('SIGTERM');
    await server.ended();
    await withClient(cluster.adminUrl, (client) => client.query('CHECKPOINT'));
    const dump = await cluster.dump(inDatabase(cluster.adminUrl, DATABASE));
    const pictures = await readStoredPictures(urlFor(cluster.adminUrl, 'system', DATABASE), files);
    await cluster.stop();
    const stored = await filesUnder(files);
    await writeFile(join(files, 'planted'), planted);

    const found = [
      ...search('dump', dump),
      ...search('replies', Buffer.from(said.heard.join('\n'))),
      ...search("server's log", Buffer.from(server.output())),
    ];
    for (const path of await filesUnder(files))
      found.push(...search('files', await readFile(path)));
    // Read as pictures, without any key and after opening each with its own.
    for (const text of pictures.plain) found.push(...search('files read as pictures', text));
    for (const text of pictures.opened) {
      // A PAN and a licence belong into their own pictures.
      const leaks = search('opened pictures', text);
      found.push(...leaks.filter(({ what }) => what !== 'pan' && what !== 'licence'));
      if (text.includes(PRINTED)) found.push({ place: 'opened pictures', what: 'planted' });
    }
    for (const path of await filesUnder(cluster.folder))
      found.push(...search(placeOf(path), await readFile(path)));
    return {
      outcomes: said.outcomes,
      revealed: said.revealed.includes(canaries.account),
      stored: stored.length,
      log: server.output(),
      leaks: found.filter(({ what }) => what !== 'planted'),
      plantedIn: [
        ...new Set(found.filter(({ what }) => what === 'planted').map(({ place }) => place)),
      ],
    };
  } finally {
    await server.kill();
    await rm(files, { recursive: true, force: true });
  }
};

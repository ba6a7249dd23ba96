import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createFileEnvelope,
  createTransitEnvelope,
  openWith,
  sealWith,
  type Envelope,
} from './envelope.ts';

type Settings = Readonly<Record<string, string | undefined>>;

const USE = 'settings';

/** A file of settings under a data key of its own, which the envelope wraps. */
type SealedSettings = { readonly dataKey: string; readonly settings: string };

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'string');

const readTexts = (written: string, what: string): Readonly<Record<string, string>> => {
  const value: unknown = JSON.parse(written);
  if (!isTexts(value)) throw new Error(`${what} is not an object of texts`);
  return value;
};

/** `written` is JSON of settings by name. */
export const sealSettings = async (written: string, envelope: Envelope): Promise<string> => {
  const plain = Buffer.from(JSON.stringify(readTexts(written, 'the settings')));
  const dataKey = randomBytes(32);
  const sealed: SealedSettings = {
    dataKey: await envelope.wrap(dataKey),
    settings: sealWith(dataKey, plain, USE),
  };
  return `${JSON.stringify(sealed, null, 2)}\n`;
};

const openSettings = async (
  sealed: string,
  envelope: Envelope,
): Promise<Readonly<Record<string, string>>> => {
  const { dataKey = '', settings = '' } = readTexts(sealed, 'SECRETS_FILE');
  const plain = openWith(await envelope.unwrap(dataKey), settings, USE);
  return readTexts(plain.toString('utf8'), 'SECRETS_FILE');
};

/** The keeper of the key that opens SECRETS_FILE. */
export const envelopeOf = (given: Settings): Envelope => {
  const { SECRETS_KEY_FILE: file, SECRETS_TRANSIT_URL: url } = given;
  if ((file === undefined) === (url === undefined))
    throw new Error('SECRETS_FILE needs SECRETS_KEY_FILE or SECRETS_TRANSIT_URL');
  if (file !== undefined) return createFileEnvelope(file);
  const { SECRETS_TRANSIT_KEY: key = '', SECRETS_TRANSIT_TOKEN_FILE: tokenFile = '' } = given;
  if (key === '' || tokenFile === '')
    throw new Error('SECRETS_TRANSIT_URL needs SECRETS_TRANSIT_KEY and SECRETS_TRANSIT_TOKEN_FILE');
  return createTransitEnvelope({ url: url ?? '', key, tokenFile });
};

/** systemd puts the name of the credential before the name of the file; others keep the file's own. */
const SETTING_FILE = /^(?:[a-z]+_)?([A-Z][A-Z0-9_]*)$/;

/** One file for each setting, named as the setting: credentials of systemd, secrets of Docker and Podman. */
const readFolder = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const settings: Record<string, string> = {};
  for (const file of await readdir(folder)) {
    const name = SETTING_FILE.exec(file)?.[1];
    if (name === undefined) continue;
    if (name in settings) throw new Error(`two files of SECRETS_DIR are ${name}`);
    settings[name] = (await readFile(join(folder, file), 'utf8')).trimEnd();
  }
  return settings;
};

const addTo = (given: Settings, found: Settings, place: string): Settings => {
  const twice = Object.keys(found).filter((name) => given[name] !== undefined);
  if (twice.length > 0)
    throw new Error(`in ${place} and in another place too: ${twice.join(', ')}`);
  return { ...given, ...found };
};

/**
 * The environment with the settings of SECRETS_DIR and SECRETS_FILE. A setting in two places is a mistake, never a
 * choice. The folder is read first: it may have the key that opens the file.
 */
export const withSecrets = async (given: Settings): Promise<Settings> => {
  const { SECRETS_DIR: folder } = given;
  const named =
    folder === undefined ? given : addTo(given, await readFolder(folder), 'SECRETS_DIR');
  const { SECRETS_FILE: file } = named;
  if (file === undefined) return named;
  const opened = await openSettings(await readFile(file, 'utf8'), envelopeOf(named));
  return addTo(named, opened, 'SECRETS_FILE');
};

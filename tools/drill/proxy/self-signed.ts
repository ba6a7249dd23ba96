import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../../repo/run.ts';

const NEW =
  'openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');

/** Writes a certificate for these names with its key into one file, as HAProxy reads it; returns the certificate. */
export const writeSelfSigned = async (
  folder: string,
  names: readonly string[],
): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  await runOrThrow([
    ...NEW,
    '-subj',
    `/CN=${names[0] ?? ''}`,
    '-addext',
    `subjectAltName=${alternatives}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const pem = readFileSync(certificate, 'utf8');
  mkdirSync(join(folder, 'pem'), { recursive: true });
  writeFileSync(join(folder, 'pem/own.pem'), pem + readFileSync(key, 'utf8'), { mode: 0o600 });
  return pem;
};

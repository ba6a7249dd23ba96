import { generateKeyPairSync, sign } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  checkWorkRecord,
  issuerKey,
  type IssuerKey,
} from '@karigar/contract/work-records/check-work-record';
import { listWorkRecords } from '@karigar/contract/work-records/list-work-records';
import { makeWorkRecord } from '@karigar/contract/work-records/make-work-record';
import { revokeWorkRecord } from '@karigar/contract/work-records/revoke-work-record';
import { workRecordUntil } from '@karigar/domain/work-records/work-record';
import { SYSTEM } from '#platform/db';
import { createPerson } from '#testing/fresh-people';
import { people } from '#testing/people';
import type { TestApp } from '#testing/test-app';

import { deleteRecords } from './record-check-store.ts';
import { createRandom } from './dispatch-sim-random.ts';

type Check = typeof checkWorkRecord;
type Made = { readonly id: number; readonly pageUrl: string };

export type RecordCheckSetup = {
  readonly tampered: number;
  /** Another one where a proof puts a bug back. */
  readonly check?: Check;
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const readPart = (written: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(written, 'base64url').toString()) as Record<string, unknown>;

/** How somebody would change a record: a letter, a claim, a date, the key, the algorithm, or parts of two records. */
const tamperings = (
  jwt: string,
  other: string,
  kid: string,
  random: () => number,
): readonly string[] => {
  const [head = '', body = '', seal = ''] = jwt.split('.');
  const [, otherBody = '', otherSeal = ''] = other.split('.');
  const claims = readPart(body);
  const subject = claims['credentialSubject'] as Record<string, unknown>;
  const better = part({
    ...claims,
    credentialSubject: { ...subject, jobsCompleted: 1 + Math.floor(random() * 9000) },
  });
  const later = part({ ...claims, validUntil: '2099-01-01T00:00:00Z' });
  const at = Math.floor(random() * jwt.length);
  const letter = jwt[at] === 'A' ? 'B' : 'A';
  const foreign = generateKeyPairSync('ed25519').privateKey;
  const forged = (to: string, header = { alg: 'EdDSA', typ: 'vc+jwt', kid }): string => {
    const signed = `${part(header)}.${to}`;
    return `${signed}.${sign(null, Buffer.from(signed), foreign).toString('base64url')}`;
  };
  return [
    jwt.slice(0, at) + letter + jwt.slice(at + 1),
    jwt.slice(0, at) + jwt.slice(at + 1),
    `${head}.${better}.${seal}`,
    `${head}.${later}.${seal}`,
    `${part({ alg: 'none', typ: 'vc+jwt', kid })}.${body}.`,
    forged(better),
    forged(body, { alg: 'EdDSA', typ: 'vc+jwt', kid: 'https://elsewhere.example/w/issuer#1' }),
    `${head}.${otherBody}.${seal}`,
    `${head}.${body}.${otherSeal}`,
    `${jwt}=`,
  ];
};

/** Judges the check of records as a reader does, who has the files, our published key and sometimes the network. */
export const runRecordCheck = async (
  app: TestApp,
  { tampered, check = checkWorkRecord }: RecordCheckSetup,
) => {
  const random = createRandom(30);
  const failures: string[] = [];
  const fetchPath = (link: string): Promise<Response> =>
    fetch(new URL(new URL(link).pathname, app.base));
  const textOf = async (link: string): Promise<string> => (await fetchPath(link)).text();
  const makeFor = async (token: string): Promise<Made> => {
    await app.sendFields(makeWorkRecord, {}, { token });
    const { body } = await app.sendFields(listWorkRecords, {}, { token });
    const [made] = body.data as Made[];
    if (made === undefined) throw new Error('no work record was made');
    return made;
  };

  const suresh = await app.signIn('suresh');
  const stranger = await createPerson(app.look, 'serviceman', app.now());
  const { databases, sessions } = app.context;
  const opened = await databases.system.transaction(SYSTEM, (tx) =>
    sessions.open(tx, { accountId: stranger.id, role: 'serviceman' }),
  );
  const made = await makeFor(suresh);
  const second = await makeFor(opened.authToken);
  const jwt = await textOf(`${made.pageUrl}.jwt`);
  const other = await textOf(`${second.pageUrl}.jwt`);

  // What follows has no network: the key was read once.
  const { jwks } = (await (
    await fetch(new URL('/.well-known/jwt-vc-issuer/w/issuer', app.base))
  ).json()) as { jwks: { keys: unknown[] } };
  const keys: readonly IssuerKey[] = jwks.keys.map((key) => issuerKey.parse(key));
  const kid = keys[0]?.kid ?? '';
  const verdict = async (written: string, now = app.now()): Promise<string> => {
    const result = await check(written, keys, now);
    return result.ok ? 'valid' : result.refusal;
  };
  const expect = async (name: string, wanted: string, written: string, now?: number) => {
    const heard = await verdict(written, now);
    if (heard !== wanted) failures.push(`${name}: ${heard}`);
  };
  let refused = 0;
  for (let nth = 0; refused < tampered; nth += 1)
    for (const changed of tamperings(jwt, other, kid, random).slice(0, tampered - refused)) {
      refused += 1;
      if ((await verdict(changed)) === 'valid') failures.push(`tampered in round ${nth}: accepted`);
    }
  await expect('a record', 'valid', jwt);
  await expect('a record of a stranger', 'valid', other);
  const until = workRecordUntil(app.now());
  await expect('a record after its end', 'expired', jwt, until);
  await expect('a record before it was made', 'not-yet', jwt, app.now() - 3_600_000);

  // Links: each letter of the secret counts.
  const code = made.pageUrl.slice(made.pageUrl.lastIndexOf('/') + 1);
  let opens = 0;
  for (let nth = 0; nth < tampered; nth += 1) {
    const at = Math.floor(random() * code.length);
    const letter = code[at] === '1' ? '2' : '1';
    const changed = code.slice(0, at) + letter + code.slice(at + 1);
    const { status } = await fetch(new URL(`/w/${changed}`, app.base));
    if (status === 200) opens += 1;
  }
  if (opens > 0) failures.push(`${opens} tampered links open`);
  if ((await fetchPath(made.pageUrl)).status !== 200) failures.push('a valid link does not open');

  // Revoked: by link at once, by the list of revoked records once a held copy is too old.
  const status = readPart(jwt.split('.')[1] ?? '')['credentialStatus'] as Record<string, string>;
  const readList = async () => {
    const reply = await fetchPath(status['statusListCredential'] ?? '');
    const written = await reply.text();
    const list = readPart(written.split('.')[1] ?? '')['credentialSubject'] as {
      encodedList: string;
    };
    const bits = gunzipSync(Buffer.from(list.encodedList.slice(1), 'base64url'));
    const index = Number(status['statusListIndex']);
    const held = Number(/max-age=(\d+)/.exec(reply.headers.get('cache-control') ?? '')?.[1]);
    return { isRevoked: (((bits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1, held };
  };
  if ((await readList()).isRevoked) failures.push('a valid record is in the list of revoked ones');
  const began = performance.now();
  await app.sendFields(revokeWorkRecord, { id: String(made.id) }, { token: suresh });
  const { status: gone } = await fetchPath(made.pageUrl);
  const { isRevoked, held } = await readList();
  const seconds = (performance.now() - began) / 1000 + held;
  if (gone !== 410) failures.push(`a revoked link has status ${gone}`);
  if (!isRevoked) failures.push('a revoked record is not in the list');
  if (!(seconds < 60)) failures.push(`a revoked record may be accepted for ${seconds} s`);
  await deleteRecords(app.look, people.suresh.id);
  if (!(await readList()).isRevoked) failures.push('a deleted record is not in the list');

  return { tampered: refused, links: tampered, revokedWithinSeconds: Math.ceil(seconds), failures };
};

import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountWorld, type AccountWorld } from '#testing/account-world';
import { anyPicture } from '#testing/file-world';
import { people, type PersonName } from '#testing/people';
import { CLIENT_ID } from '#testing/send-call';

let world: AccountWorld;
let token: string;
let address: string;
beforeAll(async () => {
  world = await createAccountWorld();
  token = await world.signIn('imran');
  const listed = await world.sendFields(listKycDocuments, {}, { token });
  const [, pan] = listed.body.data as { id: number }[];
  const fields = { id: String(pan?.id), documentNumber: 'ABCPE1234F', file: await anyPicture() };
  await world.sendFields(uploadKycDocument, fields, { token });
  const after = await world.sendFields(listKycDocuments, {}, { token });
  address = (after.body.data as { document_image: string }[])[1]?.document_image ?? '';
});
afterAll(() => world.close());

const read = (path: string, headers: Record<string, string>) =>
  fetch(new URL(path, world.base), {
    headers: { authorization: `Bearer ${CLIENT_ID}`, ...headers },
  });

it('a document picture is served to its owner, inert, and nothing may store it', async () => {
  const served = await read(address, { 'auth-token': token });
  expect(served.status).toBe(200);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await sharp(await served.bytes()).metadata()).format).toBe('webp');
});

it.each(['suresh', 'asha'] as const)(
  'the document picture of another gets %s the reply of a missing one',
  async (name: PersonName) => {
    const headers = { 'auth-token': await world.signIn(name) };
    const foreign = await read(address, headers);
    const missing = await read('/documents/987654321', headers);
    expect(foreign.status).toBe(404);
    expect(await foreign.text()).toBe(await missing.text());
    expect(foreign.headers.get('cache-control')).toBe('no-store');
  },
);

it('a document picture needs a session of an account and a client id', async () => {
  expect((await read(address, {})).status).toBe(401);
  // To an operator our team shows a document only by its own call.
  for (const name of ['guest', 'priya'] as const)
    expect((await read(address, { 'auth-token': await world.signIn(name) })).status).toBe(401);
  expect((await read(address, { 'auth-token': token, authorization: '' })).status).toBe(403);
  expect((await read('/documents/x', { 'auth-token': token })).status).toBe(404);
});

it('a file link opens no document picture', async () => {
  const traces = await world.traces(people.imran.phone);
  const kept = traces?.documents.find(({ type }) => type === 'pan');
  expect(kept?.image_key).toMatch(/\.sealed$/);
  const link = world.context.fileLinks.link(kept?.image_key ?? null);
  expect((await fetch(new URL(link ?? '', world.base))).status).toBe(404);
});

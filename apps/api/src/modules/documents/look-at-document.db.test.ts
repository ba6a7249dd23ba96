import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { readReply } from '@karigar/contract/wire/read-reply';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountWorld, HINDI, refusal, type AccountWorld } from '#testing/account-world';
import { cardWith } from '#testing/document-pictures';
import { people } from '#testing/people';
import { documentOf, looks } from '#testing/vault-world';
import { openPicture } from './document-picture.ts';

const REASON = 'The serviceman asks why it was rejected';
let world: AccountWorld;
let token: string;
let documentId: number;
beforeAll(async () => {
  world = await createAccountWorld();
  token = await world.signIn('priya');
  documentId = await documentOf(world, people.imran.id, 'pan');
  const fields = {
    id: String(documentId),
    documentNumber: 'ABCPE1234F',
    file: await cardWith(['PAN']),
  };
  await world.sendFields(uploadKycDocument, fields, { token: await world.signIn('imran') });
});
afterAll(() => world.close());

const look = (fields: Record<string, string> = {}, more = {}) =>
  world.sendFields(
    lookAtDocument,
    { documentId: String(documentId), reason: REASON, ...fields },
    { token, ...more },
  );

const pixelsOf = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).greyscale().resize(300, 200, { fit: 'fill' }).raw().toBuffer();

it('an operator sees a document with a mark all over it, and the look is audited', async () => {
  const reply = await look();
  expect(readReply(lookAtDocument, reply.body).kind).toBe('ok');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const { picture } = reply.body.data as { picture: string };
  expect(picture).toMatch(/^data:image\/webp;base64,/);
  const marked = await pixelsOf(Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  const traces = await world.traces(people.imran.phone);
  const row = traces?.documents.find(({ id }) => id === documentId);
  if (!row) throw new Error('no document');
  const plain = await pixelsOf((await openPicture(world.context, row)) ?? new Uint8Array());
  const changedIn = (left: number, top: number): boolean => {
    for (let y = top; y < top + 100; y += 1)
      for (let x = left; x < left + 150; x += 1)
        if (Math.abs((marked[y * 300 + x] ?? 0) - (plain[y * 300 + x] ?? 0)) > 40) return true;
    return false;
  };
  for (const [left, top] of [
    [0, 0],
    [150, 0],
    [0, 100],
    [150, 100],
  ] as const)
    expect(changedIn(left, top), `${left} ${top}`).toBe(true);
  const audited = (await looks(world)).at(-1);
  expect(audited).toEqual({
    account_id: people.priya.id,
    subject_id: people.imran.id,
    outcome: 'ok',
    reason: REASON,
  });
});

it('a look at a document is not stored with the idempotency key, nor replayed', async () => {
  expect((await look({}, { key: 'look-once' })).text).toContain('data:image');
  expect((await look({}, { key: 'look-once' })).body).toMatchObject({ success: true, data: null });
});

it('a look at a document is refused without a reason, and where there is no picture', async () => {
  expect(await look({ reason: 'because' })).toMatchObject(refusal('reveal.reason-missing'));
  expect(await look({ reason: '' }, HINDI)).toMatchObject(refusal('reveal.reason-missing', 'hi'));
  const none = await documentOf(world, people.suresh.id, 'pan');
  const missing = await look({ documentId: '987654321' });
  expect(missing).toMatchObject(refusal('reveal.nothing-kept'));
  expect((await look({ documentId: String(none) })).text).toBe(missing.text);
});

it.each(['imran', 'asha', 'guest'] as const)(
  'a look at a document is refused to %s',
  async (name) => {
    const reply = await look({}, { token: await world.signIn(name) });
    expect(reply).toMatchObject({ status: 401, body: { code: 'session.ended' } });
  },
);

it('an operator looks at no more than sixty documents an hour', async () => {
  const seen = 2;
  for (let nth = seen; nth < 60; nth += 1) expect((await look()).body.code).toBe(200);
  expect(await look()).toMatchObject(refusal('reveal.too-many'));
  // Each look draws its own watermark.
}, 240_000);

import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, refusal, type AccountWorld } from '#testing/account-world';
import { cardWith } from '#testing/document-pictures';
import { people } from '#testing/people';
import { giveOldDocument } from '#testing/vault-world';
import { tidyDocuments } from '#worker/tasks/tidy-documents';
import { openPicture } from './document-picture.ts';

const NUMBER = '2345 6783 4417';
const CARD = ['Government of India', 'Suresh Pawar', NUMBER];

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const documentOf = async (at: AccountWorld, name: 'imran' | 'suresh', type: string) => {
  const traces = await at.traces(people[name].phone);
  const found = traces?.documents.find((document) => document.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};

const upload = async (at: AccountWorld, type: string, number: string, file: File, more = {}) => {
  const { id } = await documentOf(at, 'imran', type);
  const fields = { id: String(id), documentNumber: number, file };
  return at.sendFields(uploadKycDocument, fields, { token: await at.signIn('imran'), ...more });
};

const storedFiles = async (at: AccountWorld): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of at.context.files.list()) keys.push(key);
  return keys;
};

describe('picture with a readable Aadhaar number', () => {
  it.each([
    ['upright', {}],
    ['turned left', { turned: 270 }],
    ['turned right', { turned: 90 }],
    ['upside down', { turned: 180 }],
    ['light on dark', { ink: '#f0f0f0', paper: '#203040' }],
  ] as const)(
    'a picture with a readable Aadhaar number, %s, is refused and not stored',
    async (_how, look) => {
      const reply = await upload(world, 'aadhaar', NUMBER, await cardWith(CARD, look));
      expect(reply).toMatchObject(refusal('kyc.aadhaar-readable'));
      expect(await storedFiles(world)).toEqual([]);
    },
  );

  it.each(['7951 9773 2697', '7279 1751 3217', '5129 1222 1752'])(
    'a readable Aadhaar number is refused also where one size of the picture reads as something else: %s',
    async (number) => {
      const card = await cardWith(['Government of India', number]);
      const reply = await upload(world, 'aadhaar', number, card);
      expect(reply).toMatchObject(refusal('kyc.aadhaar-readable'));
    },
  );

  it('a picture with a readable Aadhaar number is refused for a PAN card too, in Hindi', async () => {
    const reply = await upload(world, 'pan', 'ABCPE1234F', await cardWith(CARD), HINDI);
    expect(reply).toMatchObject(refusal('kyc.aadhaar-readable', 'hi'));
    expect(await storedFiles(world)).toEqual([]);
  });

  it('a picture with the first eight digits covered is accepted', async () => {
    const covered = await cardWith(['Government of India', 'XXXX XXXX 4417']);
    expect((await upload(world, 'aadhaar', NUMBER, covered)).body.code).toBe(200);
    expect(await storedFiles(world)).toHaveLength(1);
  });
});

describe('server without a text reader', () => {
  it('a server without a text reader refuses Aadhaar cards and takes other documents', async () => {
    const blind = await createAccountWorld({ env: { TESSERACT: '/nonexistent/tesseract' } });
    try {
      expect(await blind.context.pictureReader.isInstalled()).toBe(false);
      const card = await cardWith(['XXXX XXXX 4417']);
      expect(await upload(blind, 'aadhaar', NUMBER, card)).toMatchObject(
        refusal('kyc.picture-not-checked'),
      );
      expect(await upload(blind, 'aadhaar', NUMBER, card, HINDI)).toMatchObject(
        refusal('kyc.picture-not-checked', 'hi'),
      );
      expect(await storedFiles(blind)).toEqual([]);
      expect((await upload(blind, 'pan', 'ABCPE1234F', card)).body.code).toBe(200);
    } finally {
      await blind.close();
    }
  });
});

describe('documents of the previous release', () => {
  const plant = async (type: string, lines: readonly string[], sealed: string | null) => {
    const { id } = await documentOf(world, 'suresh', type);
    const kept = await world.context.pictures.keep(await cardWith(lines), people.suresh.id);
    const key = kept.ok ? kept.value : '';
    const hash = type === 'aadhaar' ? 'a hash' : null;
    await giveOldDocument(world, id, { key, sealed, hash });
  };

  it('their pictures are encrypted, readable Aadhaar numbers removed, and numbers hashed', async () => {
    const { id } = await documentOf(world, 'suresh', 'pan');
    const sealed = world.context.vault.seal('ABCPE9999F', `kyc_documents.number:${id}`);
    await plant('pan', ['PAN', 'ABCPE9999F'], sealed);
    await plant('aadhaar', CARD, null);
    const step = tidyDocuments(world.context);
    while (await step());

    const pan = await documentOf(world, 'suresh', 'pan');
    expect(pan.image_key).toMatch(/\.sealed$/);
    expect(pan.number_hash).toEqual(expect.any(String));
    const picture = await openPicture(world.context, pan);
    expect(Buffer.from(picture ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    expect(await documentOf(world, 'suresh', 'aadhaar')).toMatchObject({
      status: 'approved',
      image_key: null,
      image_data_key_sealed: null,
      number_hash: null,
    });
  });

  it('a document number belongs to one account, however it is written, until it is rejected', async () => {
    const card = await cardWith(['PAN']);
    const taken = await upload(world, 'pan', 'abcpe9999f', card);
    expect(taken).toMatchObject(refusal('kyc.number-taken'));
    expect(await upload(world, 'pan', 'ABCPE9999F', card, HINDI)).toMatchObject(
      refusal('kyc.number-taken', 'hi'),
    );
    const { id } = await documentOf(world, 'suresh', 'pan');
    await world.judge(id, 'rejected');
    expect((await upload(world, 'pan', 'ABCPE9999F', card)).body.code).toBe(200);
  });
});

import { updateProfile } from '@karigar/contract/profile/update-profile';
import { writeForm } from '@karigar/contract/wire/form-data';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_TEXT } from '#testing/no-text';
import { createTestApp, type TestApp } from '#testing/test-app';
import { HIDDEN } from './upload-corpus-files.ts';
import { faultsOf, runUploadCorpus } from './upload-corpus.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ parts: { pictureReader: NO_TEXT } });
});
afterAll(() => app.close());

it('stores every upload re-encoded without metadata, or not at all', async () => {
  const { failures, ...counts } = await runUploadCorpus(app);
  process.stdout.write(`upload-corpus: ${JSON.stringify(counts)}\n`);
  expect(failures).toEqual([]);
  expect(counts.sent).toBe(counts.uploads * 3);
  expect(counts.stored).toBeGreaterThan(5);
}, 120_000);

it('faultsOf reports metadata, trailing bytes and foreign formats in a stored file', async () => {
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c0392b' } });
  const clean = await plain.webp().toBuffer();
  expect(await faultsOf(clean)).toEqual([]);
  expect(await faultsOf(Buffer.concat([clean, Buffer.from(HIDDEN)]))).toEqual([
    `${HIDDEN.length} bytes behind its end`,
    'a hidden word',
  ]);
  const named = await plain
    .withExif({ IFD0: { Copyright: 'me' } })
    .webp()
    .toBuffer();
  expect(await faultsOf(named)).toContain('exif');
  expect(await faultsOf(await plain.withIccProfile('p3').webp().toBuffer())).toContain('icc');
  expect(await faultsOf(await plain.png().toBuffer())).toEqual(['it is a png']);
});

it('accepts one file and refuses two under the same field name', async () => {
  const token = await app.signIn('rohan');
  const form = writeForm(updateProfile, new Map(), token);
  form.append('file', new File(['one'], 'a.png'));
  form.append('file', new File(['two'], 'b.png'));
  expect((await app.post(updateProfile.path, form)).status).toBe(400);
});

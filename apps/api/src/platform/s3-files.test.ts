import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createS3Files, type S3Settings } from './s3-files.ts';
import { openS3Endpoint } from '../../testing/platform/s3-endpoint.ts';

const account = { keyId: 'AKKARIGAR', secret: 'a secret/with+signs', region: 'ap-south-1' };
let s3: Awaited<ReturnType<typeof openS3Endpoint>>;
let settings: S3Settings;
beforeAll(async () => {
  s3 = await openS3Endpoint(account);
  settings = { endpoint: s3.endpoint, bucket: 'karigar', ...account };
});
beforeEach(() => {
  s3.objects.clear();
});
afterAll(() => s3.close());

const listed = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of createS3Files(settings).list()) keys.push(key);
  return keys;
};

it('S3 files return what was put, under a name made of its content', async () => {
  const files = createS3Files(settings);
  const bytes = randomBytes(100_000);
  const key = await files.put(bytes, 'webp');
  expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp$/);
  expect(s3.objects.get(`/karigar/${key}`)).toMatchObject({ type: 'image/webp' });
  expect(Buffer.from((await files.read(key)) ?? []).equals(bytes)).toBe(true);
});

it('S3 files remove, and return null for a missing file', async () => {
  const files = createS3Files(settings);
  const key = await files.put(randomBytes(10), 'webp');
  await files.remove(key);
  await files.remove(key);
  expect(await files.read(key)).toBeNull();
  expect(await files.read('../other-bucket/key')).toBeNull();
});

it('S3 files list page by page, and only our own files', async () => {
  const files = createS3Files(settings);
  const put = await Promise.all(Array.from({ length: 7 }, () => files.put(randomBytes(8), 'webp')));
  s3.objects.set('/karigar/notes.txt', { bytes: Buffer.from('x'), type: 'text/plain' });
  expect((await listed()).toSorted()).toEqual(put.toSorted());
});

it('S3 files retry when the store is busy', async () => {
  const files = createS3Files(settings);
  s3.failNext(2);
  const key = await files.put(randomBytes(10), 'webp');
  expect(await files.read(key)).not.toBeNull();
});

it('S3 files throw when the bytes do not match the name', async () => {
  const files = createS3Files(settings);
  const key = await files.put(randomBytes(10), 'webp');
  s3.objects.set(`/karigar/${key}`, { bytes: Buffer.from('other'), type: 'image/webp' });
  await expect(files.read(key)).rejects.toThrow('was changed');
});

it('S3 files fail with another secret, key or region', async () => {
  const before = s3.refused.length;
  for (const wrong of [{ secret: 'guess' }, { keyId: 'AKOTHER' }, { region: 'us-east-1' }]) {
    const files = createS3Files({ ...settings, ...wrong });
    await expect(files.put(randomBytes(10), 'webp')).rejects.toThrow(
      /signature|UnknownError|SignatureDoesNotMatch/i,
    );
  }
  expect(s3.refused.length).toBe(before + 3);
  expect(s3.objects.size).toBe(0);
});

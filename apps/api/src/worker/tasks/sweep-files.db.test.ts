import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#context';
import { createImageWorkers } from '#platform/image-workers';
import { createPictures } from '#platform/pictures';
import { demoNow } from '#testing/demo-world-now';
import { anyPicture, fileColumns, nameFiles } from '#testing/file-world';
import { people } from '#testing/people';
import { createTestApp, type TestApp } from '#testing/test-app';
import { createSweeper } from './sweep-files.ts';
import { FILE_COLUMNS } from './sweep-store.ts';

const HOUR = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.moveClock(demoNow));
afterAll(() => app.close());

const keep = async (picture?: File): Promise<string> => {
  const kept = await app.context.pictures.keep(picture ?? (await anyPicture()), people.suresh.id);
  if (!kept.ok) throw new Error(kept.refusal);
  return kept.value;
};

const sweep = async (context: Pick<Context, 'files'> = app.context): Promise<void> => {
  const step = createSweeper({ ...app.context, ...context });
  while (await step());
};

const isThere = async (key: string): Promise<boolean> =>
  (await app.context.files.read(key)) !== null;

it('the sweeper checks every column that names a file', async () => {
  expect(await fileColumns(app)).toEqual(FILE_COLUMNS.map((column) => column.join('.')).toSorted());
});

it('the sweeper removes files that nothing has named for a day, and nothing else', async () => {
  const unused = await keep();
  const used = [await keep(), await keep(), await keep(), await keep(), await keep()];
  await nameFiles(app, used);

  app.moveClock(demoNow + 23 * HOUR);
  await sweep();
  expect(await isThere(unused)).toBe(true);
  const young = await keep();

  app.moveClock(demoNow + 25 * HOUR);
  await sweep();
  expect(await isThere(unused)).toBe(false);
  for (const key of [...used, young]) expect(await isThere(key), key).toBe(true);
});

it('the sweeper keeps a file that is put again for another day', async () => {
  const picture = await anyPicture();
  const key = await keep(picture);
  app.moveClock(demoNow + 20 * HOUR);
  expect(await keep(picture)).toBe(key);
  app.moveClock(demoNow + 40 * HOUR);
  await sweep();
  expect(await isThere(key)).toBe(true);
  app.moveClock(demoNow + 45 * HOUR);
  await sweep();
  expect(await isThere(key)).toBe(false);
});

it('the sweeper keeps a file without a row for a day after it is first seen', async () => {
  const key = await app.context.files.put(randomBytes(20), 'webp');
  await sweep();
  expect(await isThere(key)).toBe(true);
  app.moveClock(demoNow + 25 * HOUR);
  await sweep();
  expect(await isThere(key)).toBe(false);
});

it('the sweeper never removes a file that is put at the same moment', async () => {
  const picture = await anyPicture();
  const key = await keep(picture);
  app.moveClock(demoNow + 25 * HOUR);
  const removing = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const { files, databases, clock, vault, pictureReader } = app.context;
  const slow = {
    ...files,
    remove: async (name: string) => {
      removing.resolve();
      await released.promise;
      await files.remove(name);
    },
  };
  const sweeping = sweep({ files: slow });
  await removing.promise;

  const order: string[] = [];
  const imageWorkers = createImageWorkers();
  const pictures = createPictures({
    files: {
      ...files,
      put: (...put) => {
        order.push('put');
        return files.put(...put);
      },
    },
    imageWorkers,
    pictureReader,
    vault,
    database: databases.system,
    clock,
  });
  const keeping = pictures.keep(picture, people.suresh.id);
  setTimeout(() => {
    order.push('released');
    released.resolve();
  }, 1_500);
  expect(await keeping).toEqual({ ok: true, value: key });
  await sweeping;
  await imageWorkers.close();
  expect(order).toEqual(['released', 'put']);
  expect(await isThere(key)).toBe(true);
});

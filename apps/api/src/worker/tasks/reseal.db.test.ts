import { makeQueueKey } from '@karigar/contract/sessions/make-queue-key';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVault, type Vault } from '#platform/vault';
import { people } from '#testing/people';
import { createTestApp, type TestApp } from '#testing/test-app';
import { documentOf, giveNumber, sealedColumns, sealedValues } from '#testing/vault-world';
import { createResealer } from './reseal.ts';
import { SEALED_PLACES } from './reseal-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const pan = await documentOf(app, people.imran.id, 'pan');
  await giveNumber(app, pan, app.context.vault.seal('ABCPE1234F', `kyc_documents.number:${pan}`));
  await app.send(makeQueueKey, {}, { token: await app.signIn('suresh') });
});
afterAll(() => app.close());

const NEW = Buffer.alloc(32, 'another key');

const vaultWith = (keys: Record<string, Uint8Array>, current: string): Vault =>
  createVault({ keys, current, hashKey: app.context.config.vault.hashKey });

const reseal = async (vault: Vault) => {
  const step = createResealer({ ...app.context, vault });
  const steps = [];
  for (let done = await step(); done !== null; done = await step()) steps.push(done);
  return steps;
};

it('the resealer knows every column with sealed values', async () => {
  expect(await sealedColumns(app)).toEqual(
    SEALED_PLACES.map(({ table, column }) => `${table}.${column}`).toSorted(),
  );
});

it('the resealer leaves no value of the old key, which can then be removed', async () => {
  const old = app.context.config.vault.keys;
  const before = await sealedValues(app);
  const plain = before.map(({ sealed, place }) => [place, app.context.vault.open(sealed, place)]);
  expect(before.length).toBeGreaterThan(40);
  expect(plain.at(-1)?.[0]).toBe(`queue_keys.private_key:${people.suresh.id}`);

  const steps = await reseal(vaultWith({ ...old, new: NEW }, 'new'));
  expect(steps.reduce((sum, { resealed }) => sum + resealed, 0)).toBe(before.length);

  const onlyNew = vaultWith({ new: NEW }, 'new');
  const after = await sealedValues(app);
  expect(after.map(({ sealed, place }) => [place, onlyNew.open(sealed, place)])).toEqual(plain);
  const again = await reseal(onlyNew);
  expect(again.every(({ resealed, lost }) => resealed === 0 && lost === 0)).toBe(true);
});

it('the resealer resumes after a kill, with concurrent resealers', async () => {
  const vault = vaultWith({ new: NEW, newer: Buffer.alloc(32, 'newer') }, 'newer');
  await createResealer({ ...app.context, vault })();
  await Promise.all([reseal(vault), reseal(vault), reseal(vault)]);
  const values = await sealedValues(app);
  expect(values.filter(({ sealed }) => vault.isStale(sealed))).toEqual([]);
  for (const { sealed, place } of values) expect(vault.open(sealed, place)).toMatch(/^[\w-]+$/);
});

it('the resealer reports values it cannot open, keeps them and continues', async () => {
  const keys = { newer: Buffer.alloc(32, 'newer'), newest: Buffer.alloc(32, 'newest') };
  const vault = vaultWith(keys, 'newest');
  const licence = await documentOf(app, people.imran.id, 'driving-licence');
  const place = `kyc_documents.number:${licence}`;
  const sealed = vaultWith({ gone: Buffer.alloc(32, 'gone') }, 'gone').seal('MH12', place);
  await giveNumber(app, licence, sealed);
  const steps = await reseal(vault);
  expect(steps.reduce((sum, { lost }) => sum + lost, 0)).toBe(1);
  const stale = (await sealedValues(app)).filter((value) => vault.isStale(value.sealed));
  expect(stale).toEqual([{ sealed, place }]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '#db/connect';
import { changeCatalogue } from '#testing/catalogue-world';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import { catalogueRows } from './catalogue.ts';
import { loadCatalogue } from './catalogue-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const load = () => withClient(database.url('owner'), loadCatalogue);

it('loadCatalogue fills an empty database, and a second run changes nothing', async () => {
  expect(await load()).toMatchObject({
    categories: catalogueRows.categories.length,
    services: catalogueRows.services.length,
    add_ons: catalogueRows.add_ons.length,
  });
  expect(new Set(Object.values(await load()))).toEqual(new Set([0]));
});

it('loadCatalogue restores what the files define and leaves other rows', async () => {
  const catalogue = changeCatalogue(database);
  await catalogue.priceService(21, 1);
  await catalogue.addService(77_777, 'Old');
  expect(await load()).toMatchObject({ services: 1, add_ons: 0 });
  expect(await catalogue.pricesOf([21, 77_777])).toEqual([129_900, 100]);
});

it('the search folds English, Hindi and transliterated Hindi to one spelling', async () => {
  const pairs: [string, string][] = [
    ['nal theek', 'नल ठीक'],
    ['nal thik', 'नल ठीक'],
    ['safai', 'सफ़ाई'],
    ['pankhaa', 'पंखा'],
    ['heater', 'हीटर'],
    ['Paani ki TANKI', 'पानी की टंकी'],
  ];
  const { isSameSpelling } = changeCatalogue(database);
  for (const [latin, devanagari] of pairs)
    expect(await isSameSpelling(latin, devanagari), latin).toBe(true);
});

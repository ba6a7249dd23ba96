import { searchServices } from '@karigar/contract/catalogue/search-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalogue } from '#testing/catalogue-world';
import { createTestApp, type TestApp } from '#testing/test-app';
import { EXPECTED_FIRST } from '#testing/search-queries';

let app: TestApp;
let guest: string;
beforeAll(async () => {
  app = await createTestApp();
  guest = await app.signIn('guest');
});
afterAll(() => app.close());

const search = async (words: string, language = 'en'): Promise<string[]> => {
  const reply = await app.send(
    searchServices,
    { words },
    { token: guest, headers: { 'accept-language': language } },
  );
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  return (reply.body.data as { name: string }[]).map(({ name }) => name);
};

describe('search', () => {
  it('search is tested with at least forty queries', () => {
    expect(EXPECTED_FIRST.length).toBeGreaterThanOrEqual(40);
  });

  it.each(EXPECTED_FIRST)('search for %s finds first: %s', async (typed, first) => {
    expect((await search(typed))[0]).toBe(first);
  });

  it('search for a misspelt trade finds its services before all others', async () => {
    const [plumber, misspelt] = [await search('plumber'), await search('plumer')];
    expect(misspelt.slice(0, 5)).toEqual(plumber.slice(0, 5));
  });

  it("search replies in the reader's language, whatever the language of the query", async () => {
    expect((await search('geyser', 'hi'))[0]).toBe('गीज़र की मरम्मत');
  });

  it('search finds nothing for an empty query, punctuation or unknown words', async () => {
    for (const words of ['', '   ', '?!%_', 'qqqqxxxx', '़'])
      expect(await search(words)).toEqual([]);
  });

  it('search accepts any characters without an error', async () => {
    for (const words of ["'; DROP TABLE services --", '\\', '🔧 tap', 'x'.repeat(80), 'ক তামিল ت'])
      expect(await search(words)).toBeInstanceOf(Array);
  });

  it('search finds a new name and no discontinued service', async () => {
    const catalogue = changeCatalogue(app.database);
    await catalogue.renameService(206, 'Borewell camera check');
    expect((await search('borewel'))[0]).toBe('Borewell camera check');
    await catalogue.endService(206);
    expect(await search('borewell')).not.toContain('Borewell camera check');
    await catalogue.renameCategory(12, 'Zumba lessons');
    expect(await search('zumba')).not.toEqual([]);
  });
});

import { getProvider } from '@karigar/contract/catalogue/get-provider';
import { getService } from '@karigar/contract/catalogue/get-service';
import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { listCategories } from '@karigar/contract/catalogue/list-categories';
import { listCategoryServices } from '@karigar/contract/catalogue/list-category-services';
import { listPopularServices } from '@karigar/contract/catalogue/list-popular-services';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCatalogue } from '#testing/catalogue-world';
import { people } from '#testing/people';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let guest: string;
beforeAll(async () => {
  app = await createTestApp();
  guest = await app.signIn('guest');
});
afterAll(() => app.close());

const read = async <Call extends AnyCall>(call: Call, input: InputOf<Call>, language = 'en') =>
  (await app.send(call, input, { token: guest, headers: { 'accept-language': language } })).body;

describe('catalogue', () => {
  it("[ROLE-03] a guest lists the categories, in order and in the guest's language", async () => {
    const { data } = await read(listCategories, {});
    expect(data).toHaveLength(12);
    expect((data as unknown[])[0]).toEqual({
      id: 1,
      name: 'AC',
      image: '/art/service-ac.svg',
      services: 7,
    });
    const hindi = await read(listCategories, {}, 'hi');
    expect((hindi.data as { name: string }[])[0]?.name).toBe('एसी');
  });

  it('a category lists its services with price, duration and rating', async () => {
    const { data } = await read(listCategoryServices, { categoryId: 1 });
    const { name, services } = data as { name: string; services: { id: number }[] };
    expect(name).toBe('AC');
    expect(services.map(({ id }) => id)).toEqual([21, 22, 101, 102, 103, 104, 105]);
    expect(services[0]).toMatchObject({ price: 1299, minutes: 60, rating: 4.8, ratings: 2314 });
    expect(services[4]).toMatchObject({ rating: null, ratings: 0 });
  });

  it('a service shows what is included, what is not, and its add-ons', async () => {
    expect((await read(getService, { serviceId: 21 })).data).toMatchObject({
      name: 'Split AC foam-jet service',
      categoryName: 'AC',
      unit: 'Each AC',
      coverDays: 30,
      included: [
        'Foam and water-jet wash, indoor unit',
        'Outdoor unit wash',
        'Gas pressure and cooling check',
        'Floor and wall covered, cleaned after',
      ],
      notIncluded: ['Gas refill and spare parts, charged only if you approve'],
      addOns: [{ id: 501, name: 'Gas top-up (R32, 200 g)', price: 1499 }, {}, {}, {}, {}],
    });
    expect((await read(getService, { serviceId: 21 }, 'hi')).data).toMatchObject({
      unit: 'हर एसी',
      categoryName: 'एसी',
      notIncluded: ['गैस भरना और पुर्ज़े, आपके हाँ कहने पर ही जोड़े जाएँगे'],
    });
  });

  it('popular services are sorted by their number of ratings', async () => {
    const { data } = await read(listPopularServices, {});
    expect(data).toMatchObject([{ id: 21 }, { id: 24 }, { id: 23 }, { id: 25 }, {}, {}]);
  });

  it('areas have PIN codes and coordinates', async () => {
    const { data } = await read(listAreas, {});
    expect(data).toContainEqual({
      id: 102,
      name: 'Baner',
      city: 'Pune',
      pinCode: '411045',
      latitude: 18.559,
      longitude: 73.7868,
    });
  });

  it('a missing or discontinued service is refused', async () => {
    expect(await read(listCategoryServices, { categoryId: 999 })).toMatchObject({
      success: false,
      code: 'category.not-found',
    });
    expect(await read(getService, { serviceId: 999_999 })).toMatchObject({
      code: 'service.not-found',
    });
    await changeCatalogue(app.database).endCategory(12);
    expect(await read(getService, { serviceId: 28 })).toMatchObject({ code: 'service.not-found' });
    expect((await read(listCategories, {})).data).toHaveLength(11);
  });
});

describe('public page of a serviceman', () => {
  const page = (providerId: number) => read(getProvider, { providerId });

  it('the public page of a serviceman shows first name, skills and completed jobs, but no contact data', async () => {
    const { data } = await page(people.suresh.id);
    expect(data).toMatchObject({
      id: people.suresh.id,
      name: 'Suresh P.',
      isVerified: true,
      skills: ['AC repair', 'Appliance repair', 'Electrical work', 'Geyser repair', 'Plumbing'],
    });
    const done = await changeCatalogue(app.database).completedBy(people.suresh.id);
    expect((data as { completed: number }).completed).toBe(done);
    const written = JSON.stringify(data);
    for (const secret of [people.suresh.phone, people.suresh.email, 'Pawar', 'Shivaji Nagar'])
      expect(written).not.toContain(secret);
  });

  it('the public page of a customer, an operator or a blocked serviceman is not found', async () => {
    const missing = JSON.stringify(await page(987_654));
    expect(missing).toContain('provider.not-found');
    await changeCatalogue(app.database).block(people.imran.id);
    for (const { id } of [people.asha, people.priya, people.imran])
      expect(JSON.stringify(await page(id))).toBe(missing);
  });
});

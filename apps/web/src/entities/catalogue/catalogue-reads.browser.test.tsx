import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { listCategories } from '@karigar/contract/catalogue/list-categories';
import { listCategoryServices } from '@karigar/contract/catalogue/list-category-services';
import { listPopularServices } from '@karigar/contract/catalogue/list-popular-services';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { persistQueries, persistQueriesNow, restoreQueries } from '#platform/cache/persist-queries';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { areas, categories, categoryServices, popularServices } from './catalogue-reads.ts';

onStage({ as: 'customer' });

it('what was read of the catalogue is there again without network', async () => {
  const server = playServer();
  const empty = () => Response.json({ success: true, code: 200, message: '', data: [] });
  for (const call of [listAreas, listCategories, listPopularServices]) server.on(call, empty);
  const taps = { name: 'Taps', services: [] };
  server.on(listCategoryServices, () => reply(listCategoryServices, taps));
  const client = new QueryClient();
  persistQueries(client);
  await client.fetchQuery(areas('en'));
  await client.fetchQuery(categories('en'));
  await client.fetchQuery(popularServices('en'));
  await client.fetchQuery(categoryServices('en', 3));
  await persistQueriesNow();
  const next = new QueryClient();
  await restoreQueries(next);
  const known = [areas('en'), categories('en'), popularServices('en'), categoryServices('en', 3)];
  expect(known.map(({ queryKey }) => next.getQueryData(queryKey))).toEqual([[], [], [], taps]);
});

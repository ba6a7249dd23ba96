import { getProvider } from '@karigar/contract/catalogue/get-provider';
import { listCategories } from '@karigar/contract/catalogue/list-categories';
import type { Role } from '@karigar/domain/roles';
import { expect, it } from 'vitest';
import { session } from '#platform/session/session';
import { expectWords, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { CategoryDetailsScreen, ProviderDetailsScreen } from './index.ts';

onStage();

const SURESH = {
  id: 101,
  name: 'Suresh P.',
  picture: null,
  isVerified: true,
  since: 2024,
  completed: 12,
  rating: null,
  ratings: 0,
  skills: [],
};
const play = async (role: Role) => {
  await session.open({ authToken: 'token', role, accountId: 101 });
  const server = playServer();
  server.on(listCategories, () =>
    reply(listCategories, [{ id: 2, name: 'Plumbing', image: null, services: 4 }]),
  );
  server.on(getProvider, () => reply(getProvider, SURESH));
  return server;
};

it("[NAV-06] /provider-details without an id is a serviceman's own page", async () => {
  const server = await play('serviceman');
  await showScreen(ProviderDetailsScreen, '/provider-details');
  await expectWords('Suresh P.');
  expect(server.asked(getProvider)[0]?.fields.get('providerId')).toBe('101');
});

it.each([
  ['/provider-details', ProviderDetailsScreen],
  ['/category-details', CategoryDetailsScreen],
])('[NAV-06] %s without an id is the list of categories for a customer', async (path, screen) => {
  await play('customer');
  await showScreen(screen, path);
  await expectWords('Plumbing');
  expect(words()).not.toMatch(/not found|not there/);
});

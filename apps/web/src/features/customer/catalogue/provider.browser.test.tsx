import { getProvider } from '@karigar/contract/catalogue/get-provider';
import { expect, it } from 'vitest';
import { showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { ProviderDetailsScreen } from './index.ts';

onStage({ as: 'customer' });

const IMRAN = {
  id: 102,
  name: 'Imran S.',
  picture: null,
  isVerified: true,
  since: 2024,
  completed: 412,
  rating: 4.6,
  ratings: 88,
  skills: ['Plumbing'],
};

it('shows the rating of a serviceman, and none before the first', async () => {
  const server = playServer();
  server.on(getProvider, () => reply(getProvider, IMRAN));
  await showScreen(ProviderDetailsScreen, '/provider-details?id=102', {
    pattern: '/provider-details',
  });
  expect(words()).toContain('Imran S. Rated 4.6 out of 5 4.6 (88)');
  server.on(getProvider, () => reply(getProvider, { ...IMRAN, rating: null, ratings: 0 }));
  await showScreen(ProviderDetailsScreen, '/provider-details?id=102', {
    pattern: '/provider-details',
  });
  expect(words()).not.toContain('Rated');
});

import { expect, it } from 'vitest';
import { all, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { PageListingScreen } from './index.ts';

onStage({ as: 'serviceman' });

it('[NAV-06] every row of /page-listing leads where it says: no sign-in, and nothing without its booking', async () => {
  await showScreen(PageListingScreen, '/page-listing');
  const leads = all('main a').map((row) => row.getAttribute('href'));
  expect(leads).toEqual(expect.arrayContaining(['/', '/booking', '/provider-details']));
  for (const path of ['/start', '/login', '/otp', '/login2', '/signup', '/payment', '/chat'])
    expect(leads).not.toContain(path);
});

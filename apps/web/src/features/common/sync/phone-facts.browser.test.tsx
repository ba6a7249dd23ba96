import { expect, it, vi } from 'vitest';
import { showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer } from '#testing/test-server';
import { SyncScreen } from './index.ts';

onStage({ as: 'serviceman' });

it.each([
  [true, 'Storage protected Yes'],
  [false, 'The phone may delete saved work when it runs out of space.'],
])('shows whether storage is persistent: %s', async (isPersisted, said) => {
  playServer();
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(isPersisted);
  await showScreen(SyncScreen, '/sync');
  await expect.poll(words).toContain(said);
});

import { expect, it } from 'vitest';
import { session } from '#platform/session/session';
import { showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { useSavedNote } from './use-saved-note.ts';

onStage({ as: 'customer' });

const Note = () => <p>{useSavedNote().more ?? 'nothing'}</p>;

it('says without network that work is saved to a serviceman, not to a customer', async () => {
  await showScreen(Note, '/');
  expect(words()).toBe('nothing');
  await session.open({ authToken: 'token', role: 'serviceman' });
  await showScreen(Note, '/');
  expect(words()).toBe('Work is saved on this phone.');
});

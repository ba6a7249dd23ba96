import { expect, it } from 'vitest';
import { endedSession } from '#platform/session/ended-session';
import { returnTo } from '#platform/session/entry';
import { buttonNamed, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { useEnter } from './use-enter.ts';

onStage({ as: 'guest' });

const AS_ASHA = { authToken: 'token-2', role: 'customer', accountId: 2 } as const;
const Door = () => {
  const enter = useEnter();
  return (
    <button type="button" onClick={() => void enter(AS_ASHA)}>
      Login
    </button>
  );
};

const landAfter = async (accountId: number | null) => {
  returnTo.remember({ path: '/privacy', state: null });
  if (accountId !== null)
    endedSession.note({ authToken: 'token-1', role: 'customer', accountId }, 'logged out');
  await showScreen(Door, '/login');
  buttonNamed('Login').click();
  await settle();
  return words();
};

it('a login returns to where the guard stopped', async () => {
  expect(await landAfter(null)).toBe('/privacy');
});

it('a login returns to where the own session ended', async () => {
  expect(await landAfter(2)).toBe('/privacy');
});

it('a login after the session of somebody else starts at Home', async () => {
  expect(await landAfter(1)).toBe('/');
});

import { actionQueue } from '#platform/action-queue/action-queue';
import { reportError } from '@karigar/client/errors/report-error';
import { accountOf } from '@karigar/client/session/account';
import { session } from '#platform/session/session';
import { heldKeys } from './held-keys.ts';
import { holdKey, openQueue } from './queue-key.ts';
import { sealOthers, sealQueue } from './seal-queue.ts';

const AGAIN_MS = 30_000;

const signedIn = (): string => {
  const current = session.get();
  return current === null || current.role === 'guest' ? '' : accountOf(current);
};

/**
 * While somebody is signed in: seals what other accounts left in clear, opens what this one left sealed, and seals this
 * one's actions as soon as the session ends, also in another tab or by a change of role.
 */
export const watchSeal = (): (() => void) => {
  let mine = signedIn();
  let held: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prepare = async (account: string): Promise<boolean> => {
    await sealOthers(account);
    const isOpen = await openQueue(account);
    await actionQueue.refresh();
    if (mine === account) actionQueue.resend().catch(reportError);
    const isHeld = await holdKey(account);
    const key = await heldKeys.get(account);
    if (mine === account) held = key;
    return isOpen && isHeld;
  };
  const look = async (account: string): Promise<void> => {
    clearTimeout(timer);
    if (account === '') return;
    const isReady = await prepare(account);
    if (!isReady && mine === account) timer = setTimeout(lookAgain, AGAIN_MS);
  };
  const lookAgain = (): void => void look(mine).catch(reportError);

  const leave = async (account: string, key: string | undefined): Promise<void> => {
    await sealQueue(account, key);
    await heldKeys.forget(account);
    await actionQueue.refresh();
  };
  const stopSession = session.subscribe(() => {
    const left = mine;
    mine = signedIn();
    if (left === mine) return;
    if (left !== '') leave(left, held).catch(reportError);
    held = undefined;
    lookAgain();
  });

  addEventListener('online', lookAgain);
  lookAgain();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', lookAgain);
    stopSession();
  };
};

import type { Role } from '@karigar/domain/roles';
import { afterEach, beforeEach, vi } from 'vitest';
import { actionQueue } from '#platform/action-queue/action-queue';
import { session } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { clearScreen, holdTime } from './show-screen.tsx';

/** Errors that were written to the console. */
export const logged = () => vi.spyOn(console, 'error');

type StageOptions = {
  readonly as?: Role;
  /** Each test has its own account, because the files of a run share one persisted queue. */
  readonly isApart?: boolean;
};

/** The hooks of a screen test file: freezes the clock, silences the error log, and cleans up after each test. */
export const onStage = ({ as, isApart = false }: StageOptions = {}): void => {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    toasts.takeAll();
    if (as !== undefined)
      await session.open({
        authToken: 'token',
        role: as,
        ...(isApart && { accountId: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }),
      });
    holdTime();
    logged().mockReturnValue();
  });

  afterEach(async () => {
    clearScreen();
    toasts.takeAll();
    // Accepted actions stay on the phone until a read shows them, and a single screen does not read back.
    await actionQueue.refresh();
    for (const { key } of actionQueue.entries()) await actionQueue.discard(key);
    if (as !== undefined) await session.close();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
};

import type { Role } from '@karigar/domain/roles';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '#platform/session/session';
import { toasts } from '#platform/toast/toasts';
import { clearScreen, holdTime } from './show-screen.tsx';

/** What was written to the console as an error. */
export const logged = () => vi.spyOn(console, 'error');

/** The hooks of a file that shows a screen: time stands still, what failed is logged to nobody, and nothing outlives a test. */
export const onStage = ({ as }: { as?: Role } = {}): void => {
  beforeEach(async () => {
    localStorage.clear();
    toasts.takeAll();
    if (as !== undefined) await session.open({ authToken: 'token', role: as });
    holdTime();
    logged().mockReturnValue();
  });

  afterEach(async () => {
    clearScreen();
    toasts.takeAll();
    if (as !== undefined) await session.close();
    localStorage.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
};

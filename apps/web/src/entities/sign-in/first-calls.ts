import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';

type Unsent = Extract<CallResult<AnyCall>, { readonly kind: 'offline' | 'network' }>;

const loads = {
  code: () => import('./request-code.ts'),
  identity: () => import('./log-in-by-identity.ts'),
  guest: () => import('./enter-as-guest.ts'),
};

/** A file that does not come is a network that does not work. */
const unsent = (): Unsent => ({ kind: navigator.onLine ? 'network' : 'offline' });

const loaded = async <Module>(load: () => Promise<Module>): Promise<Module | null> => {
  try {
    return await load();
  } catch {
    return null;
  }
};

/**
 * The calls of the screens that a new phone opens on. How the app talks to the server is as large as these screens:
 * it is fetched when somebody first touches one, and is there before the number is typed.
 */
export const firstCalls = {
  requestCode: async (phone: string) => (await loaded(loads.code))?.requestCode(phone) ?? unsent(),
  logInByIdentity: async (
    ...of: Parameters<Awaited<ReturnType<typeof loads.identity>>['logInByIdentity']>
  ) => (await loaded(loads.identity))?.logInByIdentity(...of) ?? unsent(),
  enterAsGuest: async () => (await loaded(loads.guest))?.enterAsGuest() ?? unsent(),
};

const fetchAhead = (): void => {
  void loaded(loads.code);
  void loaded(loads.guest);
};
for (const touch of ['pointerdown', 'keydown', 'input'])
  addEventListener(touch, fetchAhead, { once: true, passive: true });

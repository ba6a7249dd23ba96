import type { ProofPrompt } from './proof-prompt.ts';

type ByEmail = Extract<ProofPrompt, { readonly kind: 'email' }>;

const KEY = 'secondProof';
const LIFE_MS = 5 * 60_000;

type Kept = { readonly email: ByEmail; readonly until: number; readonly session: string };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'until' in value &&
  typeof value.until === 'number' &&
  'session' in value &&
  'email' in value &&
  typeof value.email === 'object' &&
  value.email !== null &&
  'sentTo' in value.email &&
  'retryAt' in value.email;

/**
 * The code that this session waits for. Persisted, because a phone may unload the page while the email is read, and
 * requesting another would invalidate the code.
 */
export const createSentCode = (storage: Storage) => ({
  get: (session: string, now: number): ByEmail | null => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
      return isKept(kept) && kept.session === session && kept.until > now ? kept.email : null;
    } catch {
      return null;
    }
  },
  keep: (session: string, email: ByEmail, now: number): void =>
    storage.setItem(KEY, JSON.stringify({ session, email, until: now + LIFE_MS })),
  clear: (): void => storage.removeItem(KEY),
});

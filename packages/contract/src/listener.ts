import type { AnyCall } from './define-call.ts';

/** The server's two listeners: one for everybody, and the operators' own. */
export type Listener = 'public' | 'console';

/** Whether a listener knows a call. To the other one it does not exist. */
export const isKnownAt = (listener: Listener, { who, at }: AnyCall): boolean => {
  if (who === 'anyone') return (at ?? 'public') === listener;
  return listener === 'console'
    ? who.includes('operator')
    : who.some((role) => role !== 'operator');
};

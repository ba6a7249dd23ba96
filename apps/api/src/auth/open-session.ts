import type { Role } from '@karigar/domain/roles';
import type { CallScope } from '#wire/handler';

export type NewSession = { readonly authToken: string; readonly role: Role };

/** How every call opens a session: the token is its reply's, the cookie travels by itself. */
export const openSession = async (
  { context: { sessions }, tx, device, setCookie, afterCommit }: CallScope,
  session: { readonly accountId: number | null; readonly role: Role; readonly playerId?: string },
): Promise<NewSession> => {
  const { authToken, cookie, replaced } = await sessions.open(tx, { ...session, device });
  if (cookie !== null) setCookie(cookie);
  if (replaced !== null) afterCommit(() => sessions.forget(replaced));
  return { authToken, role: session.role };
};

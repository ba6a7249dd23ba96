import { logOut } from '@karigar/contract/sign-in/log-out';
import { send } from '#platform/api/send';
import { session } from '#platform/session/session';

/** Ends the session here at once, and at the server if it can be reached. */
export const leave = async (): Promise<void> => {
  const held = session.get();
  if (held === null) return;
  await send(logOut, {});
  await session.close(held.authToken);
};

import { logOut } from '@karigar/contract/sign-in/log-out';
import { send } from '#platform/api/send';
import { queryClient } from '#platform/cache/query-client';
import { session } from '#platform/session/session';

/** Ends the session at the server if it can be reached, and here. What is still read with it is not waited for. */
export const leave = async (): Promise<void> => {
  const held = session.get();
  if (held === null) return;
  await queryClient.cancelQueries();
  await send(logOut, {});
  await session.close(held.authToken);
};

import { isDefinitive } from '@karigar/contract/call-result';
import { finishLogOut } from '@karigar/contract/sign-in/finish-log-out';
import { call } from '#platform/api/call';
import { local } from '@karigar/client/device/storage';
import { reportError } from '@karigar/client/errors/report-error';
import { createLeftSessions } from './create-left-sessions.ts';

const leftSessions = createLeftSessions({
  storage: local,
  end: async (session) => isDefinitive(await call(finishLogOut, { session })),
});

const tryFinish = (): void => void leftSessions.finish().catch(reportError);

/** Tells the server about sessions that were left without network, now and whenever the network returns. */
export const finishLogOuts = (): void => {
  addEventListener('online', tryFinish);
  tryFinish();
};

export const leaveSession = async (authToken: string): Promise<void> => {
  await leftSessions.add(authToken);
  finishLogOuts();
};

import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { reportError } from '@karigar/client/errors/report-error';
import { startLive } from '#platform/live/live';
import { News } from '#entities/notifications/news.tsx';
import { renewPushSubscription } from '#platform/push/renew-push-subscription';
import { onWorkerMessage } from '#platform/push/worker-message';
import { ownProfile } from '#entities/profile/own-profile';
import { QueryProvider } from '#platform/cache/query-provider.tsx';
import { endedSession } from '#platform/session/ended-session';
import { useSession } from '#platform/session/session';
import { meterData } from '#platform/sync/meter-data';
import { lazyPart } from './lazy-part.ts';

const SyncBanner = lazyPart(async () => (await import('./sync-banner.tsx')).SyncBanner);

type Start = () => () => void;
const prefetchWorkday = async (): Promise<Start> =>
  (await import('#entities/workday/prefetch-workday')).prefetchWorkday;
const watchForLocalAlerts = async (): Promise<Start> =>
  (await import('#entities/notifications/local-alerts')).watchForLocalAlerts;
const watchQueue = async (): Promise<Start> =>
  (await import('#entities/workday/watch-queue')).watchQueue;

/** Loaded apart, because their code is larger than the rest of the shell. */
const useLoaded = (load: () => Promise<Start>, isWanted: boolean): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = !isWanted;
    const begin = async (): Promise<void> => {
      const start = await load();
      if (!isOver) stop = start();
    };
    if (isWanted) begin().catch(reportError);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [load, isWanted]);
};

/** So that a tap does not wait for the file, nor fail without network. */
const readyToSend = (): void =>
  void import('#platform/action-queue/action-calls').catch(() => undefined);

/**
 * Remembers whose actions wait, for the login screen after the server ends the session. Reads nothing from the
 * server.
 */
const WhoIsIn = (): null => {
  const { data: profile } = useQuery({ ...ownProfile, enabled: false });
  useEffect(() => endedSession.isOf(profile?.firstName ?? ''), [profile]);
  return null;
};

export const SignedInParts = () => {
  const navigate = useNavigate();
  const role = useSession()?.role;
  useEffect(startLive, []);
  useLoaded(prefetchWorkday, role === 'serviceman');
  useLoaded(watchQueue, true);
  useEffect(renewPushSubscription, []);
  useEffect(meterData, []);
  useEffect(readyToSend, []);
  useLoaded(watchForLocalAlerts, true);
  useEffect(
    () =>
      onWorkerMessage((message, answer) => {
        if (message.type !== 'open') return;
        answer();
        navigate(message.path);
      }),
    [navigate],
  );
  return (
    <QueryProvider>
      <News />
      <WhoIsIn />
      <Suspense>
        <SyncBanner />
      </Suspense>
    </QueryProvider>
  );
};

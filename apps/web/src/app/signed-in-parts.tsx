import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { reportError } from '#platform/errors/report-error';
import { startLive } from '#platform/live/live';
import { News } from '#entities/notifications/news.tsx';
import { keepAlerts } from '#platform/push/renew-push-subscription';
import { watchForLocalAlerts } from '#entities/notifications/local-alerts';
import { onWorkerMessage } from '#platform/push/worker-message';
import { QueryProvider } from '#platform/cache/query-provider.tsx';
import { useSession } from '#platform/session/session';
import { meterData } from '#platform/sync/meter-data';
import { askForSync } from '#platform/sync/ask-for-sync';
import { lazyPart } from './lazy-part.ts';

const SyncBanner = lazyPart(async () => (await import('./sync-banner.tsx')).SyncBanner);

/** What it reads with is more than all else here. */
const useDayReady = (isHis: boolean): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = !isHis;
    const begin = async (): Promise<void> => {
      const { keepDayReady } = await import('#shared/queries/keep-ready');
      if (!isOver) stop = keepDayReady();
    };
    if (isHis) begin().catch(reportError);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isHis]);
};

export const SignedInParts = () => {
  const navigate = useNavigate();
  const role = useSession()?.role;
  useEffect(startLive, []);
  useDayReady(role === 'serviceman');
  useEffect(keepAlerts, []);
  useEffect(meterData, []);
  useEffect(askForSync, []);
  useEffect(watchForLocalAlerts, []);
  useEffect(
    () =>
      onWorkerMessage((message, answer) => {
        if (message.type !== 'open') return;
        answer();
        void navigate(message.path);
      }),
    [navigate],
  );
  return (
    <QueryProvider>
      <News />
      <Suspense>
        <SyncBanner />
      </Suspense>
    </QueryProvider>
  );
};

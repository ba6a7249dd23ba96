import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { reportError } from '#shared/errors/report-error';
import { startLive } from '#shared/live/live';
import { News } from '#shared/notifications/news.tsx';
import { keepAlerts } from '#shared/push/keep-alerts';
import { watchForLocalAlerts } from '#shared/push/local-alerts';
import { onWorkerMessage } from '#shared/push/worker-message';
import { QueryProvider } from '#shared/queries/query-provider.tsx';
import { useSession } from '#shared/session/session';
import { meterData } from '#shared/sync/meter-data';
import { askForSync } from '#shared/sync/ask-for-sync';
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

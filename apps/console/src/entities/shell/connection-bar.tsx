import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { fromPhone } from '@karigar/client/time/server-now';
import { Banner } from '@karigar/ui/banner/banner';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { shellMessages as texts } from './shell.messages.ts';
import { useIsLive } from './use-is-live.ts';

/** The stream of a new page takes a moment; a short gap is no news. */
const GRACE_MS = 8000;

/** No network, or no stream: said as long as it lasts. */
export const ConnectionBar = () => {
  const say = useSay();
  const isOnline = useOnline();
  const isLive = useIsLive();
  if (!isOnline) return <Banner tone="offline">{say(texts.offlineBar)}</Banner>;
  return isLive ? null : <NotLive />;
};

/** When this page last had a reply. */
const lastRead = (queries: QueryClient): number =>
  Math.max(
    0,
    ...queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  );

const NotLive = () => {
  const say = useSay();
  const { time } = useFormat();
  const queries = useQueryClient();
  const [isLong, setLong] = useState(false);
  const read = useSyncExternalStore(
    // A query that a component begins is added while that component renders, and has no reply yet.
    (listener) =>
      queries.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated') listener();
      }),
    () => lastRead(queries),
  );
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return <Banner tone="sending">{say(texts.notLiveBar, { time: time(fromPhone(read)) })}</Banner>;
};

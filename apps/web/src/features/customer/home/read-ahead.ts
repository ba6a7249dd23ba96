import { categories, popularServices } from '#entities/catalogue/catalogue-reads';
import { currentLanguage } from '@karigar/client/i18n/language';
import { queryClient } from '#platform/cache/query-client';
import { session } from '#platform/session/session';
import { livePages } from './live-visits.tsx';

/** Starts Home's first reads before it is drawn. */
export const readAhead = (): Promise<unknown> => {
  const locale = currentLanguage();
  return Promise.all([
    queryClient.prefetchQuery(categories(locale)),
    queryClient.prefetchQuery(popularServices(locale)),
    ...(session.get()?.role === 'customer' ? [queryClient.prefetchInfiniteQuery(livePages)] : []),
  ]);
};

import { categories, popularServices } from '#shared/catalogue/catalogue-reads';
import { currentLocale } from '#shared/language/language';
import { queryClient } from '#shared/queries/query-client';

/** What Home shows first is asked for before it is drawn. */
export const readAhead = (): Promise<unknown> => {
  const locale = currentLocale();
  return Promise.all([
    queryClient.prefetchQuery(categories(locale)),
    queryClient.prefetchQuery(popularServices(locale)),
  ]);
};

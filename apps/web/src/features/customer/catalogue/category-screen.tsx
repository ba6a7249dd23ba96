import { useQuery } from '@tanstack/react-query';
import { categories } from '#entities/catalogue/catalogue-reads';
import { catalogueMessages } from '#entities/catalogue/catalogue.messages';
import { CategoryGrid } from '#entities/catalogue/category-grid.tsx';
import { ServicesLoading } from '#entities/catalogue/services-loading.tsx';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { screenMessages as texts } from './catalogue-screens.messages.ts';

/** All categories. */
export const CategoryScreen = () => {
  const say = useSay();
  const asked = categories(useLocale());
  const { data, error } = useQuery(asked);
  return (
    <CatalogueFrame title={say(texts.categories)}>
      <StaleHint of={asked.queryKey} />
      {data !== undefined && <CategoryGrid categories={data} />}
      {data === undefined && error === null && <ServicesLoading rows={4} />}
      {data === undefined && error !== null && (
        <LoadFailed title={say(catalogueMessages.couldNotLoad)} of={asked.queryKey} />
      )}
    </CatalogueFrame>
  );
};

import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { categoryServices } from '#entities/catalogue/catalogue-reads';
import { catalogueMessages } from '#entities/catalogue/catalogue.messages';
import { askedId } from '#platform/navigation/asked-id';
import { ServiceList } from '#entities/catalogue/service-list.tsx';
import { ServicesLoading } from '#entities/catalogue/services-loading.tsx';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { wasRefused } from '@karigar/client/cache/was-refused';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { CategoryScreen } from './category-screen.tsx';
import { screenMessages as texts } from './catalogue-screens.messages.ts';

/** One category's services. */
const CategoryServices = ({ id }: { id: number }) => {
  const say = useSay();
  const asked = categoryServices(useLocale(), id);
  const { data, error } = useQuery(asked);
  const isMissing = wasRefused(error);
  return (
    <CatalogueFrame title={data?.name ?? say(texts.services)}>
      <StaleHint of={asked.queryKey} />
      {data !== undefined && <ServiceList services={data.services} />}
      {isMissing && (
        <Empty
          scene="scene-empty"
          title={say(texts.noCategory)}
          help={say(texts.noCategoryHelp)}
          action={<ButtonLink href={pathTo('category')}>{say(texts.allCategories)}</ButtonLink>}
        />
      )}
      {data === undefined && !isMissing && error === null && <ServicesLoading rows={6} />}
      {data === undefined && !isMissing && error !== null && (
        <LoadFailed title={say(catalogueMessages.couldNotLoad)} of={asked.queryKey} />
      )}
    </CatalogueFrame>
  );
};

/** The category of the query, or all categories without one. */
export const CategoryDetailsScreen = () => {
  const id = askedId(useLocation().search);
  return id === null ? <CategoryScreen /> : <CategoryServices id={id} />;
};

import { HomeHeader } from '@karigar/ui/home-header/home-header';
import { ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Columns } from '@karigar/ui/columns/columns';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AreaSheet } from '#entities/areas/area-sheet.tsx';
import { areas, categories, popularServices } from '#entities/catalogue/catalogue-reads';
import { catalogueMessages } from '#entities/catalogue/catalogue.messages';
import { CategoryGrid } from '#entities/catalogue/category-grid.tsx';
import { ServiceList } from '#entities/catalogue/service-list.tsx';
import { ServicesLoading } from '#entities/catalogue/services-loading.tsx';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { TabBar } from '#platform/navigation/tab-bar.tsx';
import { useScreen } from '#platform/navigation/use-screen';
import { useSheet } from '#platform/navigation/use-sheet';
import { Bell } from '#entities/notifications/bell.tsx';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { useSession } from '#platform/session/session';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { AreaButton } from './area-button.tsx';
import { homeMessages as texts } from './home.messages.ts';
import { LiveVisits } from './live-visits.tsx';
import { chooseArea, useOwnArea } from './own-area.ts';
import { SearchLink } from './search-link.tsx';

const LogIn = () => {
  const say = useSay();
  return (
    <Stack gap={3} style={{ marginBlockStart: 20 }}>
      <Callout tone="info" icon="info">
        {say(texts.guestHelp)}
      </Callout>
      <ButtonLink href={pathTo('login')}>{say(texts.logIn)}</ButtonLink>
    </Stack>
  );
};

/** The customer's home. A guest sees it too, and is asked to log in when ordering. */
export const CustomerHomeScreen = () => {
  const say = useSay();
  const isGuest = useSession()?.role === 'guest';
  const sheet = useSheet(['area']);
  const areaId = useOwnArea();
  const locale = useLocale();
  const [hasAsked, setHasAsked] = useState(false);
  useOnOpening(sheet.open === 'area', () => setHasAsked(true));
  const asked = categories(locale);
  const kinds = useQuery(asked);
  const popular = useQuery(popularServices(locale));
  const { data: area } = useQuery({
    ...areas(locale),
    enabled: areaId !== null,
    select: (all) => all.find(({ id }) => id === areaId),
  });
  useScreen(say(texts.home), 'awning');

  const catalogue = (
    <>
      <SectionHeading first>{say(texts.whatDoYouNeed)}</SectionHeading>
      {kinds.data !== undefined && <CategoryGrid categories={kinds.data} />}
      {kinds.data === undefined &&
        (kinds.error === null ? (
          <ServicesLoading rows={3} />
        ) : (
          <LoadFailed title={say(catalogueMessages.couldNotLoad)} of={asked.queryKey} />
        ))}
      {/* Rendered from the top down, so that later data does not push down what is shown. */}
      {!kinds.isPending && popular.data !== undefined && popular.data.length > 0 && (
        <>
          <SectionHeading>{say(texts.popular)}</SectionHeading>
          <ServiceList services={popular.data} />
        </>
      )}
    </>
  );
  return (
    <Screen wide nav={<TabBar />}>
      <HomeHeader
        title={
          <AreaButton
            place={area === undefined ? null : `${area.name}, ${area.city}`}
            onPress={() => sheet.show('area')}
          />
        }
        trailing={!isGuest && <Bell />}
      >
        <SearchLink />
      </HomeHeader>
      <Main>
        <StaleHint of={asked.queryKey} />
        {isGuest ? (
          <Columns head={catalogue} side={!kinds.isPending && !popular.isPending && <LogIn />} />
        ) : (
          <Columns side={<LiveVisits />}>{catalogue}</Columns>
        )}
      </Main>
      {hasAsked && (
        <AreaSheet
          open={sheet.open === 'area'}
          onClose={sheet.close}
          onChoose={({ id }) => {
            chooseArea(id);
            sheet.close();
          }}
        />
      )}
    </Screen>
  );
};

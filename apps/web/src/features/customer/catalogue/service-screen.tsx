import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { useIsWide } from '@karigar/ui/screen/use-is-wide';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@karigar/client/navigation/router.tsx';
import { serviceDetails } from '#entities/catalogue/catalogue-reads';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { TabBar } from '#platform/navigation/tab-bar.tsx';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { wasRefused } from '@karigar/client/cache/was-refused';
import { screenMessages, serviceMessages as texts } from './catalogue-screens.messages.ts';
import { choiceOf, fittingChoice, type Choice } from '#entities/catalogue/choice';
import { ServiceDock } from './service-dock.tsx';
import { ServiceView } from './service-view.tsx';

const Loading = () => {
  const say = useSay();
  return (
    <Stack gap={4} aria-busy="true">
      <Spinner label={say(readingMessages.loading)} />
      <Skeleton width="100%" height={112} />
      <Skeleton width="80%" height={32} />
      <Skeleton width="100%" height={76} />
      <Skeleton width="100%" height={160} />
    </Stack>
  );
};

/** One service: price, duration, contents. The choice survives a reload and a login. */
export const ServiceScreen = () => {
  const say = useSay();
  const id = Number(useParams()['id']);
  const isId = Number.isSafeInteger(id) && id > 0;
  const asked = serviceDetails(useLocale(), isId ? id : 0);
  const { data: service, error } = useQuery({ ...asked, enabled: isId });
  const { state } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const back = useBack('home');
  useScreen(service?.name ?? say(texts.service));

  const kept = choiceOf(state);
  const choice = service === undefined ? kept : fittingChoice(kept, service);
  const choose = (next: Choice): void =>
    navigate('.', {
      replace: true,
      state: { ...(state as object | null), choice: next },
    });
  const dock = service !== undefined && <ServiceDock service={service} choice={choice} />;
  const isMissing = !isId || wasRefused(error);
  return (
    <Screen wide nav={<TabBar onlyWide />}>
      <TopBar
        {...(service === undefined && { title: say(texts.service) })}
        back={{ label: say(screenMessages.back), onPress: back }}
      />
      <Main tight>
        {service !== undefined && (
          <ServiceView service={service} choice={choice} onChoose={choose} dock={isWide && dock} />
        )}
        {isMissing && (
          <Empty
            scene="scene-empty"
            title={say(texts.noService)}
            help={say(texts.noServiceHelp)}
            action={
              <ButtonLink href={pathTo('category')}>{say(screenMessages.allCategories)}</ButtonLink>
            }
          />
        )}
        {service === undefined && !isMissing && error === null && <Loading />}
        {service === undefined && !isMissing && error !== null && (
          <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
        )}
      </Main>
      {!isWide && dock}
    </Screen>
  );
};

import type { getProvider } from '@karigar/contract/catalogue/get-provider';
import type { OutputOf } from '@karigar/contract/define-call';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { providerPage } from '#entities/catalogue/catalogue-reads';
import { Rating } from '#entities/catalogue/rating.tsx';
import { askedId } from '#platform/navigation/asked-id';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { wasRefused } from '@karigar/client/cache/was-refused';
import { useSession } from '#platform/session/session';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { CategoryScreen } from './category-screen.tsx';
import { providerMessages as texts, screenMessages } from './catalogue-screens.messages.ts';
import styles from './provider-details.module.css';

const Loading = () => {
  const say = useSay();
  return (
    <Stack gap={4} aria-busy="true">
      <Spinner label={say(readingMessages.loading)} />
      <Skeleton width={96} height={96} />
      <Skeleton width="60%" height={28} />
      <Skeleton width="100%" height={76} />
    </Stack>
  );
};

const ProviderView = ({ provider }: { provider: OutputOf<typeof getProvider> }) => {
  const say = useSay();
  const { count } = useFormat();
  return (
    <Stack gap={4}>
      <div className={styles['head']}>
        <Avatar size={96} {...(provider.picture !== null && { src: provider.picture })} />
        <Stack gap={2}>
          <Text as="h2" size="title">
            {provider.name}
          </Text>
          <Rating
            rating={provider.rating ?? null}
            {...(provider.ratings !== null && { ratings: provider.ratings })}
          />
          {provider.isVerified && (
            <span>
              <StatusPill look="done">{say(texts.verified)}</StatusPill>
            </span>
          )}
        </Stack>
      </div>
      <DescriptionList
        facts={[
          {
            key: 'completed',
            label: say(texts.completed),
            value: <NumberText>{count(provider.completed)}</NumberText>,
          },
          {
            key: 'since',
            label: say(texts.since),
            value: <NumberText>{provider.since}</NumberText>,
          },
        ]}
      />
      {provider.skills.length > 0 && (
        <section>
          <Text as="h2" size="lead" strong>
            {say(texts.skills)}
          </Text>
          <ul className={styles['skills']}>
            {provider.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </section>
      )}
      <Text size="small" tone="muted">
        {say(texts.fair)}
      </Text>
    </Stack>
  );
};

/** A serviceman's public page: enough to recognise the serviceman at the door, and no contact data. */
const ProviderPage = ({ id }: { id: number }) => {
  const say = useSay();
  const asked = providerPage(useLocale(), id);
  const { data, error } = useQuery(asked);
  const isMissing = wasRefused(error);
  return (
    <CatalogueFrame title={say(texts.title)}>
      {data !== undefined && <ProviderView provider={data} />}
      {isMissing && (
        <Empty
          scene="scene-empty"
          title={say(texts.none)}
          help={say(texts.noneHelp)}
          action={<ButtonLink href={pathTo('home')}>{say(screenMessages.goHome)}</ButtonLink>}
        />
      )}
      {data === undefined && !isMissing && error === null && <Loading />}
      {data === undefined && !isMissing && error !== null && (
        <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
      )}
    </CatalogueFrame>
  );
};

/** The page of the query; without one a serviceman's own page, and for others what servicemen do. */
export const ProviderDetailsScreen = () => {
  const session = useSession();
  const own = session?.role === 'serviceman' ? session.accountId : undefined;
  const id = askedId(useLocation().search) ?? own;
  return id === undefined ? <CategoryScreen /> : <ProviderPage id={id} />;
};

import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { IconButton } from '@karigar/ui/icon-button/icon-button';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Search } from '@karigar/ui/search/search';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { foundServices } from '#entities/catalogue/catalogue-reads';
import { catalogueMessages } from '#entities/catalogue/catalogue.messages';
import { ServiceList } from '#entities/catalogue/service-list.tsx';
import { ServicesLoading } from '#entities/catalogue/services-loading.tsx';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { usePersistedSearch } from '#platform/navigation/use-persisted-search';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { screenMessages as texts } from './catalogue-screens.messages.ts';
import styles from './search-screen.module.css';
import { useSettled } from './use-settled.ts';

const Found = ({ words }: { words: string }) => {
  const say = useSay();
  const asked = foundServices(useLocale(), words);
  const { data, error } = useQuery(asked);
  if (data === undefined)
    return error === null ? (
      <ServicesLoading />
    ) : (
      <LoadFailed title={say(catalogueMessages.couldNotLoad)} of={asked.queryKey} />
    );
  return (
    <>
      <p role="status" className={styles['count']}>
        {say(texts.found, { count: data.length })}
      </p>
      {data.length > 0 && <ServiceList services={data} />}
      {data.length === 0 && (
        <Empty
          scene="scene-empty"
          title={say(texts.nothingFound)}
          help={say(texts.nothingFoundHelp)}
          action={<ButtonLink href={pathTo('category')}>{say(texts.allCategories)}</ButtonLink>}
        />
      )}
    </>
  );
};

/** The search box was tapped, so the keyboard opens at once. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

/** Searches while typing; the text is restored after going back. */
export const SearchScreen = () => {
  const say = useSay();
  const back = useBack('home');
  const [search, setSearch] = usePersistedSearch();
  const words = useDeferredValue(useSettled(search.trim()));
  useScreen(say(texts.search));
  return (
    <Screen>
      <header className={styles['bar']}>
        <IconButton icon="back" label={say(texts.back)} onClick={back} />
        <h1 className={styles['title']}>{say(texts.search)}</h1>
        <div className={styles['box']}>
          <Search
            label={say(catalogueMessages.searchFor)}
            placeholder={say(catalogueMessages.searchFor)}
            clearLabel={say(texts.clearSearch)}
            value={search}
            onValueChange={setSearch}
            maxLength={80}
            ref={focusOnce}
          />
        </div>
      </header>
      <Main tight>
        {words === '' ? <Text tone="muted">{say(texts.searchHelp)}</Text> : <Found words={words} />}
      </Main>
    </Screen>
  );
};

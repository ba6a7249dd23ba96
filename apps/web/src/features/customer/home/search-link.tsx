import { Icon } from '@karigar/ui/icon/icon';
import { Link } from '@karigar/ui/link/link';
import { catalogueMessages } from '#entities/catalogue/catalogue.messages';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import styles from './search-link.module.css';

/** A link that looks like the search box it opens. */
export const SearchLink = () => {
  const say = useSay();
  return (
    <Link href={pathTo('search')} className={styles['search']}>
      <Icon name="search" />
      <span>{say(catalogueMessages.searchFor)}</span>
    </Link>
  );
};

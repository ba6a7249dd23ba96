import { Icon } from '@karigar/ui/icon/icon';
import { Link } from '@karigar/ui/link/link';
import { catalogueMessages } from '#shared/catalogue/catalogue.messages';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import styles from './search-link.module.css';

/** Looks like the box it leads to. */
export const SearchLink = () => {
  const say = useSay();
  return (
    <Link href={pathTo('search')} className={styles['search']}>
      <Icon name="search" />
      <span>{say(catalogueMessages.searchFor)}</span>
    </Link>
  );
};

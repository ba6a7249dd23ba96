import { initialsOf } from '@karigar/client/i18n/initials';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { Link } from '@karigar/ui/link/link';
import { useDesk } from '#entities/desk/desk-query';
import { PATHS } from '#platform/navigation/paths';
import styles from './person.module.css';

/** Who is logged in; opens the own settings. */
export const Person = () => {
  const locale = useLocale();
  const desk = useDesk();
  if (desk === undefined) return null;
  return (
    <Link href={PATHS.settings} className={styles['person']}>
      <span className={styles['name']}>{desk.name}</span>
      <Avatar initials={initialsOf(desk.name, locale)} size={40} />
    </Link>
  );
};

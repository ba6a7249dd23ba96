import { Icon } from '@karigar/ui/icon/icon';
import { groupDigits } from '@karigar/domain/group-digits';
import { useSay } from '@karigar/client/i18n/use-say';
import { catalogueMessages as texts } from './catalogue.messages.ts';
import styles from './rating.module.css';

/** The average rating; shows nothing for a service without ratings. */
export const Rating = ({ rating, ratings }: { rating: number | null; ratings?: number }) => {
  const say = useSay();
  if (rating === null) return null;
  const written = rating.toFixed(1);
  return (
    <span className={styles['rating']}>
      <Icon name="starF" size={18} className={styles['star']} />
      <span className={styles['said']}>{say(texts.rated, { rating: written })}</span>
      <span aria-hidden="true">{written}</span>
      {ratings !== undefined && <span className={styles['count']}>({groupDigits(ratings)})</span>}
    </span>
  );
};

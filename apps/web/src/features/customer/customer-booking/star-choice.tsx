import { MOST_STARS } from '@karigar/domain/customer-bookings/rating';
import { Icon } from '@karigar/ui/icon/icon';
import { Text } from '@karigar/ui/text/text';
import { useId } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { ratingMessages as texts, starMessages } from './rating.messages.ts';
import styles from './rating.module.css';

const PLACES = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** Five stars as one radio group, with arrow keys. */
export const StarChoice = ({
  stars,
  onChange,
  error,
}: {
  stars: number;
  onChange: (stars: number) => void;
  error: string | null;
}) => {
  const say = useSay();
  const name = useId();
  const word = starMessages[stars - 1];
  return (
    <fieldset className={styles['stars']}>
      <legend className={styles['unseen']}>{say(texts.stars)}</legend>
      <div className={styles['row']}>
        {PLACES.map((place) => (
          <label key={place} className={styles['star']}>
            <input
              type="radio"
              name={name}
              className={styles['input']}
              aria-label={say(texts.starsOf, { count: place })}
              checked={place === stars}
              onChange={() => onChange(place)}
            />
            <Icon
              name={place <= stars ? 'starF' : 'star'}
              size={48}
              className={styles[place <= stars ? 'full' : 'empty']}
            />
          </label>
        ))}
      </div>
      <div role="status" className={styles['word']}>
        {error === null ? (
          word !== undefined && (
            <Text as="span" size="lead" strong>
              {say(word)}
            </Text>
          )
        ) : (
          <Text as="span" tone="danger" strong>
            {error}
          </Text>
        )}
      </div>
    </fieldset>
  );
};

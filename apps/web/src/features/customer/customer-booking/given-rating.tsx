import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { MOST_STARS } from '@karigar/domain/customer-bookings/rating';
import { Icon } from '@karigar/ui/icon/icon';
import { Panel } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import { ratingMessages, tagMessages } from './rating.messages.ts';
import styles from './rating.module.css';

const PLACES = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** The customer's rating; final. */
export const GivenRating = ({ rating }: { rating: NonNullable<MyBooking['rating']> }) => {
  const say = useSay();
  return (
    <Panel padded aria-label={say(texts.yourRating)}>
      <Stack gap={2}>
        <Text size="small" tone="muted">
          {say(texts.yourRating)}
        </Text>
        <span
          className={styles['given']}
          role="img"
          aria-label={say(ratingMessages.starsOf, { count: rating.stars })}
        >
          {PLACES.map((place) => (
            <Icon
              key={place}
              name={place <= rating.stars ? 'starF' : 'star'}
              size={28}
              className={styles[place <= rating.stars ? 'full' : 'empty']}
            />
          ))}
        </span>
        {rating.tags.length > 0 && (
          <Text>{rating.tags.map((tag) => say(tagMessages[tag])).join(' · ')}</Text>
        )}
        {rating.words !== '' && <Text>{rating.words}</Text>}
      </Stack>
    </Panel>
  );
};

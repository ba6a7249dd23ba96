import { BookingCards, BookingCardSkeleton } from '@karigar/ui/booking-card/booking-card';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages as texts } from '#platform/cache/reading.messages';

/** The first load: a spinner over empty booking cards. */
export const BookingCardsLoading = () => {
  const say = useSay();
  return (
    <>
      <Spinner label={say(texts.loading)} />
      <BookingCards busyLabel={say(texts.loading)}>
        <BookingCardSkeleton />
        <BookingCardSkeleton />
        <BookingCardSkeleton />
      </BookingCards>
    </>
  );
};

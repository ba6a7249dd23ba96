import { Button } from '@karigar/ui/button/button';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '#shared/language/use-say';
import { bookingsMessages as texts } from './bookings.messages.ts';
import type { useBookingPages } from './bookings.queries.ts';

/** The next page by hand: where scrolling does not reach, and after a page that did not come. */
export const LoadMore = ({ loaded }: { loaded: ReturnType<typeof useBookingPages> }) => {
  const say = useSay();
  return (
    <>
      <div role="status">
        {loaded.hasMoreFailed && (
          <Text size="small" tone="muted">
            {say(texts.couldNotLoadMore)}
          </Text>
        )}
      </div>
      <Button
        block
        variant="tonal"
        busy={loaded.isLoadingMore}
        busyLabel={say(texts.loadingMore)}
        onClick={loaded.loadMore}
      >
        {say(texts.loadMore)}
      </Button>
    </>
  );
};

import { Button } from '@karigar/ui/button/button';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '../i18n/use-say.ts';

import type { PagedBookings } from '#entities/bookings/paged-bookings';
import { pagingMessages as texts } from './paging.messages.ts';

/** The next page by hand: where scrolling does not reach, and after a page that did not come. */
export const LoadMore = ({ loaded }: { loaded: PagedBookings }) => {
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

import { Button } from '@karigar/ui/button/button';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import type { Paged } from './paged.ts';
import { pagingMessages as texts } from './paging.messages.ts';

/** A button that loads the next page: where scrolling does not reach, and after a page that failed to load. */
export const LoadMore = ({ loaded }: { loaded: Paged }) => {
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

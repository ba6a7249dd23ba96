import { useSay } from '@karigar/client/i18n/use-say';
import type { HistoryPart } from '@karigar/domain/console/record';
import { Button } from '@karigar/ui/button/button';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Text } from '@karigar/ui/text/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { EventRow } from './event-row.tsx';
import { historyMessages as texts } from './history.messages.ts';
import { historyQuery, type BookingRecord } from './record-query.ts';
import styles from './timeline.module.css';

/** What happened to a booking, the newest first. */
export const Timeline = ({
  of,
  part = null,
  most,
}: {
  of: Pick<BookingRecord, 'id' | 'orderId'>;
  part?: HistoryPart | null;
  /** Only so many, without the way to older ones. */
  most?: number;
}) => {
  const say = useSay();
  const query = historyQuery(of, part);
  const { data, error, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(query);
  if (data === undefined)
    return (
      <FirstRead
        of={query.queryKey}
        read={{ error, isFetching }}
        outline={<Skeleton width="100%" height={240} />}
      />
    );
  const events = data.pages.flatMap((page) => page.events).slice(0, most);
  if (events.length === 0)
    return (
      <Text tone="muted" className={styles['nothing']}>
        {say(texts.nothing)}
      </Text>
    );
  return (
    <>
      <ol aria-label={say(texts.history)} className={styles['log']}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      {most === undefined && hasNextPage && (
        <div className={styles['more']}>
          <Button
            variant="secondary"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {say(texts.more)}
          </Button>
        </div>
      )}
    </>
  );
};

import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '#platform/i18n/use-say';
import { readingMessages } from '#platform/cache/reading.messages';
import { detailMessages as texts } from './booking-detail.messages.ts';

/** Until the booking is found. Stays after a failed load, because the next load starts by itself. */
export const BookingLoading = ({ hasFailed }: { hasFailed: boolean }) => {
  const say = useSay();
  return (
    <Stack gap={4}>
      <Spinner label={say(readingMessages.loading)} />
      <div role="status">
        {hasFailed && (
          <Text size="small" tone="muted">
            {say(texts.couldNotLoad)}
          </Text>
        )}
      </div>
      <Skeleton width="100%" height={112} />
      <Skeleton width="70%" height={28} />
      <Skeleton width="40%" height={28} />
      <Skeleton width="100%" height={160} />
    </Stack>
  );
};

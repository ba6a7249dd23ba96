import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages } from '#platform/cache/reading.messages';

/** Placeholder of a service list, in its size. */
export const ServicesLoading = ({ rows = 3 }: { rows?: number }) => {
  const say = useSay();
  return (
    <Stack gap={1} aria-busy="true">
      <Spinner label={say(readingMessages.loading)} />
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} width="100%" height={80} />
      ))}
    </Stack>
  );
};

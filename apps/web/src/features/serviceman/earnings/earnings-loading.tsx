import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages as texts } from '#platform/cache/reading.messages';

/** Placeholders during the first load, in the final size. */
export const EarningsLoading = () => {
  const say = useSay();
  return (
    <>
      <Spinner label={say(texts.loading)} />
      <Stack gap={3} aria-hidden="true">
        <Skeleton width="100%" height={244} />
        <Skeleton width="100%" height={136} />
        <Skeleton width="100%" height={180} />
      </Stack>
    </>
  );
};

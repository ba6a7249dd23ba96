import { Slips, SlipSkeleton } from '@karigar/ui/booking-card/booking-card';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { useSay } from '#platform/i18n/use-say';
import { readingMessages as texts } from '#platform/cache/reading.messages';

/** While the first load runs: the spinner turns over slips that are on their way. */
export const SlipsLoading = () => {
  const say = useSay();
  return (
    <>
      <Spinner label={say(texts.loading)} />
      <Slips busyLabel={say(texts.loading)}>
        <SlipSkeleton />
        <SlipSkeleton />
        <SlipSkeleton />
      </Slips>
    </>
  );
};

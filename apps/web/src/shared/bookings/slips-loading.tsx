import { Slips, SlipSkeleton } from '@karigar/ui/slip/slip';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { useSay } from '../language/use-say.ts';
import { readingMessages as texts } from '../queries/reading.messages.ts';

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

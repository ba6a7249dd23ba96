import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { Bars } from '@karigar/ui/bars/bars';
import { Panel } from '@karigar/ui/panel/panel';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { readingMessages } from '#platform/cache/reading.messages';
import { weekEarnings } from '#entities/earnings/week-earnings';
import { EarnedHead } from './earned-head.tsx';
import { earningsMessages as texts } from './earnings.messages.ts';
import { usePeriod } from './use-period.ts';
import { weekBars } from './week-bars.ts';

const Coming = () => {
  const say = useSay();
  return (
    <Panel padded aria-busy>
      <Spinner label={say(readingMessages.loading)} />
      <Skeleton width="100%" height={164} />
    </Panel>
  );
};

/** A week's sum over a bar for each day; a day opens its jobs. Null is the running week. */
export const WeekPanel = ({ monday }: { monday: IndiaDay | null }) => {
  const say = useSay();
  const period = usePeriod();
  const navigate = useNavigate();
  const query = weekEarnings(monday);
  const { data: week, error } = useQuery(query);
  if (week === undefined)
    return error === null ? (
      <Coming />
    ) : (
      <LoadFailed title={say(texts.couldNotLoad)} of={query.queryKey} />
    );
  const open = (day: IndiaDay): void => navigate(pathTo('earningsPart', { part: day }));
  return (
    <Panel>
      <EarnedHead
        label={say(monday === null ? texts.thisWeek : texts.week)}
        amount={week.earned}
        jobs={week.jobs}
      />
      <Bars label={say(texts.earnedEachDay)} bars={weekBars(week, say, period, open)} />
    </Panel>
  );
};

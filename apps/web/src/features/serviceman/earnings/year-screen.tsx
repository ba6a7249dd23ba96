import { displayFinancialYear } from '@karigar/domain/dates/display-period';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { formatMoney } from '@karigar/domain/money-text';
import { Bars } from '@karigar/ui/bars/bars';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel } from '@karigar/ui/panel/panel';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { EarnedHead } from './earned-head.tsx';
import { EarningsPage } from './earnings-page.tsx';
import { yearEarnings } from './earnings.queries.ts';
import { figureOf } from './figure.ts';
import { periodsMessages as texts } from './periods.messages.ts';
import { Statement } from './statement.tsx';
import { Steps } from './steps.tsx';
import { TotalsMemo, type Year } from './totals-memo.tsx';
import { usePeriod } from './use-period.ts';

const partPath = (part: string | number) => pathTo('earningsPart', { part });

const MonthBars = ({ months }: Pick<Year, 'months'>) => {
  const say = useSay();
  const { month: nameOf, shortMonth } = usePeriod();
  const navigate = useNavigate();
  const thisMonth = useToday().slice(0, 7);
  return (
    <Bars
      label={say(texts.months)}
      bars={months.toReversed().map(({ from, earned, jobs }) => {
        const month = from.slice(0, 7);
        return {
          key: month,
          label: shortMonth(from),
          figure: earned === 0 && jobs === 0 ? '' : figureOf(earned),
          spoken: say(texts.monthAndJobs, {
            month: nameOf(from),
            amount: formatMoney(earned),
            count: jobs,
          }),
          value: earned,
          now: month === thisMonth,
          onPress: () => navigate(partPath(month)),
        };
      })}
    />
  );
};

const YearView = ({ of }: { of: Year }) => {
  const say = useSay();
  const navigate = useNavigate();
  const current = financialYearOf(useToday());
  const go = (year: number) => () => navigate(partPath(year), { replace: true });
  const isFirst = of.firstDay === null || financialYearOf(of.firstDay) >= of.year;
  return (
    <>
      <Steps
        title={usePeriod().days(of.from, of.to)}
        before={{ label: say(texts.yearBefore), onPress: isFirst ? null : go(of.year - 1) }}
        next={{ label: say(texts.nextYear), onPress: of.year >= current ? null : go(of.year + 1) }}
      />
      {of.jobs === 0 && of.earned === 0 ? (
        <Empty scene="scene-empty" title={say(texts.nothing)} help={say(texts.nothingHelp)} />
      ) : (
        <>
          <Panel>
            <EarnedHead label={say(texts.earned)} amount={of.earned} jobs={of.jobs} />
            <MonthBars months={of.months} />
          </Panel>
          <TotalsMemo of={of} />
          <Statement period={String(of.year)} />
        </>
      )}
    </>
  );
};

/** April to March: a bar for each month, and how the year adds up. */
export const YearScreen = ({ year }: { year: number }) => {
  const say = useSay();
  const query = yearEarnings(year);
  return (
    <EarningsPage
      title={say(texts.year, { year: displayFinancialYear(year) })}
      of={query.queryKey}
      read={useQuery(query)}
      couldNotLoad={say(texts.couldNotLoad)}
    >
      {(of) => <YearView of={of} />}
    </EarningsPage>
  );
};

import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import styles from './day-screen.module.css';
import { EarnedHead } from './earned-head.tsx';
import { EarningsPage } from './earnings-page.tsx';
import { yearEarnings } from './earnings.queries.ts';
import { periodsMessages as texts } from './periods.messages.ts';
import { Statement } from './statement.tsx';
import { TotalsMemo, type Year } from './totals-memo.tsx';
import { usePeriod } from './use-period.ts';
import { weeksOf } from './weeks.ts';

const Weeks = ({ from, to }: { from: IndiaDay; to: IndiaDay }) => {
  const say = useSay();
  const { days } = usePeriod();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{say(texts.weeks)}</SectionHeading>
      <Panel rows>
        {weeksOf({ from, to }).map((week) => (
          <PanelRow
            key={week.from}
            icon="cal"
            label={days(week.from, week.to)}
            href={`${pathTo('earnings')}?week=${week.from}`}
          />
        ))}
      </Panel>
    </section>
  );
};

const MonthView = ({ year, from }: { year: Year; from: IndiaDay }) => {
  const say = useSay();
  const today = useToday();
  const month = year.months.find((one) => one.from === from);
  if (month === undefined || (month.jobs === 0 && month.earned === 0))
    return <Empty scene="scene-empty" title={say(texts.nothing)} help={say(texts.nothingHelp)} />;
  return (
    <>
      <Panel className={styles['sum']}>
        <EarnedHead label={say(texts.earned)} amount={month.earned} jobs={month.jobs} />
      </Panel>
      <TotalsMemo of={month} />
      <Statement period={from.slice(0, 7)} />
      <Weeks from={from} to={month.to < today ? month.to : today} />
    </>
  );
};

/** A month: earnings, how they add up, and links to its weeks. */
export const MonthScreen = ({ from }: { from: IndiaDay }) => {
  const say = useSay();
  const query = yearEarnings(financialYearOf(from));
  return (
    <EarningsPage
      title={usePeriod().month(from)}
      of={query.queryKey}
      read={useQuery(query)}
      couldNotLoad={say(texts.couldNotLoad)}
    >
      {(year) => <MonthView year={year} from={from} />}
    </EarningsPage>
  );
};

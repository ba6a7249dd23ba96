import type { OutputOf } from '@karigar/contract/define-call';
import type { DayJob, listDayJobs } from '@karigar/contract/earnings/list-day-jobs';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import { formatMoney } from '@karigar/domain/money-text';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { EarnedHead } from './earned-head.tsx';
import { EarningsPage } from './earnings-page.tsx';
import { dayJobs } from './earnings.queries.ts';
import { periodsMessages as texts } from './periods.messages.ts';
import { usePeriod } from './use-period.ts';
import styles from './day-screen.module.css';

const JobRow = ({ job }: { job: DayJob }) => {
  const say = useSay();
  const { time } = useFormat();
  const navigate = useNavigate();
  const { bookingId, orderId, bookingNo, serviceName, endedAt, due, earned } = job;
  const facts = [
    ...(endedAt === null ? [] : [time(endedAt)]),
    bookingNo,
    ...(due > 0 ? [say(texts.due, { amount: formatMoney(due) })] : []),
  ];
  return (
    <PanelRow
      icon="receipt"
      label={serviceName}
      hint={facts.join(' · ')}
      end={<Amount of={earned} size="small" />}
      leads
      onPress={() =>
        navigate(pathTo('earningsPart', { part: 'job' }), {
          state: { bookingId, mainId: orderId },
        })
      }
    />
  );
};

/** A corrected job of another day is listed, and counts on its own day. */
const DayView = ({ of: { day, earned, jobs } }: { of: OutputOf<typeof listDayJobs> }) => {
  const say = useSay();
  const done = jobs.filter(({ endedAt }) => endedAt !== null && dayOf(endedAt) === day);
  if (jobs.length === 0) return <Empty scene="scene-empty" title={say(texts.nothingOnDay)} />;
  return (
    <>
      <Panel className={styles['sum']}>
        <EarnedHead label={say(texts.earned)} amount={earned} jobs={done.length} />
      </Panel>
      <Panel rows aria-label={say(texts.jobs)}>
        {jobs.map((job) => (
          <JobRow key={job.bookingId} job={job} />
        ))}
      </Panel>
    </>
  );
};

/** The jobs of one day. */
export const DayScreen = ({ day }: { day: IndiaDay }) => {
  const say = useSay();
  const query = dayJobs(day);
  return (
    <EarningsPage
      title={usePeriod().longDate(day)}
      of={query.queryKey}
      read={useQuery(query)}
      couldNotLoad={say(texts.couldNotLoad)}
    >
      {(of) => <DayView of={of} />}
    </EarningsPage>
  );
};

import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Stack } from '@karigar/ui/stack/stack';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { RootScreen } from '#platform/navigation/root-screen.tsx';
import { Bell } from '#entities/notifications/bell.tsx';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { PayoutPauseNote } from '#entities/earnings/payout-pause-note.tsx';
import { weekEarnings } from '#entities/earnings/week-earnings';
import { CheckedVisits } from './checked-visits.tsx';
import { CashMeter } from './cash-meter.tsx';
import { EarningsLoading } from './earnings-loading.tsx';
import { earningsMessages as texts } from './earnings.messages.ts';
import { MoneyRows } from './money-rows.tsx';
import { Steps } from './steps.tsx';
import { usePeriod } from './use-period.ts';
import type { Week } from './week-bars.ts';
import { WeekPanel } from './week-panel.tsx';
import { mondayOf } from './weeks.ts';

const WEEK = 7;
const THIS_WEEK = weekEarnings(null);

/** The Monday of the shown week; null for the running one, which has no part in the path. */
const useWeek = (): readonly [IndiaDay | null, (monday: IndiaDay | null) => void] => {
  const navigate = useNavigate();
  const asked = readWireDate(new URLSearchParams(useLocation().search).get('week') ?? '');
  const thisWeek = mondayOf(useToday());
  const week = asked === null || mondayOf(asked) >= thisWeek ? null : mondayOf(asked);
  return [
    week,
    (monday) =>
      navigate(
        { search: monday === null || monday >= thisWeek ? '' : `?week=${monday}` },
        { replace: true },
      ),
  ];
};

/** Parts that do not depend on the shown week are read with the running one. */
const MoneyView = ({ now }: { now: Week }) => {
  const say = useSay();
  const period = usePeriod();
  const [week, setWeek] = useWeek();
  const thisWeek = mondayOf(useToday());
  const from = week ?? thisWeek;
  if (now.firstDay === null)
    return (
      <Empty
        scene="scene-empty"
        title={say(texts.none)}
        help={say(texts.noneHelp)}
        action={
          <ButtonLink variant="tonal" href={pathTo('booking')}>
            {say(texts.allBookings)}
          </ButtonLink>
        }
      />
    );
  return (
    <Stack gap={3}>
      <Steps
        title={period.days(from, addDays(from, WEEK - 1))}
        before={{
          label: say(texts.weekBefore),
          onPress: from > now.firstDay ? () => setWeek(addDays(from, -WEEK)) : null,
        }}
        next={{
          label: say(texts.nextWeek),
          onPress: week === null ? null : () => setWeek(addDays(from, WEEK)),
        }}
      />
      <WeekPanel key={from} monday={week} />
      <PayoutPauseNote of={now.payoutPause} />
      <CashMeter cash={now.cashInHand} />
      <MoneyRows week={now} />
    </Stack>
  );
};

/** Earnings: the week by day, company cash, payouts, and links to every earning line. */
export const EarningsScreen = () => {
  const say = useSay();
  const [week] = useWeek();
  const { data, error } = useQuery(THIS_WEEK);
  return (
    <RootScreen title={say(texts.earnings)} trailing={<Bell />}>
      <StaleHint of={weekEarnings(week).queryKey} />
      {data === undefined &&
        (error === null ? (
          <EarningsLoading />
        ) : (
          <LoadFailed title={say(texts.couldNotLoad)} of={THIS_WEEK.queryKey} />
        ))}
      {data !== undefined && (
        <Stack gap={3}>
          <CheckedVisits visits={data.checkedVisits} />
          <MoneyView now={data} />
        </Stack>
      )}
    </RootScreen>
  );
};

import { Columns } from '@karigar/ui/columns/columns';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useSay } from '@karigar/client/i18n/use-say';
import { TabBar } from '#platform/navigation/tab-bar.tsx';
import { useScreen } from '#platform/navigation/use-screen';
import { liveBookings } from '#entities/bookings/live-bookings';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { SyncTime } from '#platform/cache/sync-time.tsx';
import { ClockHint } from '#platform/clock-hint/clock-hint.tsx';
import { dashboardMessages as texts } from './dashboard.messages.ts';
import { DayCards } from './day-cards.tsx';
import { DayHead } from './day-head.tsx';
import { Schedule } from './schedule.tsx';

/** A serviceman's home: the counters and the day's work. */
export const DashboardScreen = () => {
  const say = useSay();
  useScreen(say(texts.home), 'awning');
  return (
    <Screen wide nav={<TabBar />}>
      <DayHead />
      <Main tight>
        <ClockHint />
        <Columns side={<DayCards />}>
          <SectionHeading first end={<SyncTime of={liveBookings.queryKey} />}>
            {say(texts.schedule)}
          </SectionHeading>
          <StaleHint of={liveBookings.queryKey} />
          <Schedule />
        </Columns>
      </Main>
    </Screen>
  );
};

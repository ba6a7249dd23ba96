import { startOfDay } from '@karigar/domain/dates/india-day';
import { HomeHeader } from '@karigar/ui/home-header/home-header';
import { Counter, Counters } from '@karigar/ui/counter/counter';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { Bell } from '#entities/notifications/bell.tsx';
import { pathTo } from '#platform/navigation/paths';
import { dashboardMessages as texts } from './dashboard.messages.ts';
import { useCounts, useFirstName } from './dashboard.queries.ts';

/** Name, date, and summary of the work. */
export const DayHead = () => {
  const say = useSay();
  const { count, longDate } = useFormat();
  const today = useToday();
  const name = useFirstName();
  const counts = useCounts();
  const shown = (value: number | undefined) => (value === undefined ? value : count(value));
  const bookings = pathTo('booking');
  return (
    <HomeHeader
      title={name === '' ? say(texts.plainGreeting) : say(texts.greeting, { name })}
      caption={longDate(startOfDay(today))}
      trailing={<Bell />}
    >
      <Counters>
        <Counter
          href={bookings}
          value={shown(counts?.todayBookings)}
          label={say(texts.todaysBookings)}
        />
        <Counter
          href={bookings}
          value={shown(counts?.hold)}
          label={say(texts.bookingsOnHold)}
          waiting={(counts?.hold ?? 0) > 0}
        />
        <Counter
          href={bookings}
          value={shown(counts?.completed)}
          label={say(texts.overallCompleted)}
        />
      </Counters>
    </HomeHeader>
  );
};

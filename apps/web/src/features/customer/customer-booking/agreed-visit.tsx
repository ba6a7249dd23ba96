import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { dayOf } from '@karigar/domain/dates/india-day';
import { Panel } from '@karigar/ui/panel/panel';
import { NumberText, Text } from '@karigar/ui/text/text';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { firstName } from './first-name.ts';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import styles from './agreed-visit.module.css';
import { useMinute } from './use-minute.ts';

const MINUTE_MS = 60_000;
/** Beyond this an arrival in minutes is meaningless. */
const SOON_MINUTES = 60;

type Coming = {
  readonly booking: MyBooking['booking'];
  readonly serviceman: NonNullable<MyBooking['serviceman']>;
};

/** Who has the job and the agreed time. The app does not know where the serviceman is, so it shows no way. */
export const AgreedVisit = ({ booking, serviceman }: Coming) => {
  const say = useSay();
  const { time, dateTime, weekday } = useFormat();
  const now = useMinute();
  const { area } = booking;
  const scheduledAt = booking.expectedAt ?? booking.scheduledAt;
  const minutes = scheduledAt === null ? -1 : Math.ceil((scheduledAt - now) / MINUTE_MS);
  const isToday = scheduledAt !== null && dayOf(scheduledAt) === dayOf(now);
  return (
    <Panel>
      <div className={styles['row']}>
        <div className={styles['words']}>
          <Text as="h2" size="title">
            {say(texts.hasJob, { name: firstName(serviceman.name) })}
          </Text>
          {scheduledAt !== null && (
            <Text tone="muted">
              {isToday
                ? say(texts.expectedAt, { area, time: time(scheduledAt) })
                : say(texts.expectedOn, {
                    area,
                    time: `${weekday(scheduledAt)}, ${dateTime(scheduledAt)}`,
                  })}
            </Text>
          )}
        </div>
        {minutes >= 0 && minutes <= SOON_MINUTES && (
          <div className={styles['minutes']}>
            <NumberText className={styles['number']}>{minutes}</NumberText>
            <Text as="span" size="small" tone="muted">
              {say(texts.minutes)}
            </Text>
          </div>
        )}
      </div>
    </Panel>
  );
};

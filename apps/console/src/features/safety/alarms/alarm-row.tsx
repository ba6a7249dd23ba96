import { useSay } from '@karigar/client/i18n/use-say';
import type { Instant } from '@karigar/domain/dates/instant';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Icon } from '@karigar/ui/icon/icon';
import { NumberText } from '@karigar/ui/text/text';
import { PATHS } from '#platform/navigation/paths';
import { useNow } from '#platform/time/use-now';
import styles from './alarm-bar.module.css';
import { alarmMessages as texts } from './alarms.messages.ts';
import type { Alarm } from './use-alarms.ts';
import { useWhoAsks } from './use-who-asks.ts';

const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** To the second: there is one minute. */
const ToCall = ({ dueAt }: { dueAt: Instant }) => {
  const say = useSay();
  const left = dueAt - useNow();
  const time = minutesAndSeconds(left);
  return <NumberText>{say(left >= 0 ? texts.left : texts.late, { time })}</NumberText>;
};

export const AlarmRow = ({
  alarm,
  take,
}: {
  alarm: Alarm;
  take: { readonly run: (alarm: Alarm) => void; readonly isBusy: boolean };
}) => {
  const say = useSay();
  const who = useWhoAsks()(alarm);
  const { id, name, bookingNo, dueAt, takenBy } = alarm;
  const isMine = takenBy !== null;
  return (
    <div className={styles['row']}>
      <span className={isMine ? undefined : styles['pulse']}>
        <Icon name="warn" size={24} />
      </span>
      <strong>{who}</strong>
      <span className={styles['facts']}>{[name, bookingNo].filter(Boolean).join(' · ')}</span>
      {isMine ? <span>{say(texts.yours)}</span> : <ToCall dueAt={dueAt} />}
      {isMine ? (
        <ButtonLink variant="secondary" href={`${PATHS.waiting}?sel=sos.${encodeURIComponent(id)}`}>
          {say(texts.open)}
        </ButtonLink>
      ) : (
        <Button variant="secondary" busy={take.isBusy} onClick={() => take.run(alarm)}>
          {say(texts.take)}
        </Button>
      )}
    </div>
  );
};

/** The counts say that one waits; its facts could not be read. */
export const UnreadAlarm = () => {
  const say = useSay();
  return (
    <div className={styles['row']}>
      <Icon name="warn" size={24} />
      <strong className={styles['facts']}>{say(texts.unread)}</strong>
      <ButtonLink variant="secondary" href={PATHS.waiting}>
        {say(texts.open)}
      </ButtonLink>
    </div>
  );
};

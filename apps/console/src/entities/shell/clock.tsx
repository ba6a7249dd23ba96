import { useFormat } from '@karigar/client/i18n/use-format';
import { NumberText } from '@karigar/ui/text/text';
import { useNow } from '#platform/time/use-now';
import styles from './clock.module.css';

const MINUTE_MS = 60_000;

/** The server's time: deadlines are measured by it. */
export const Clock = () => {
  const { time } = useFormat();
  const now = useNow(MINUTE_MS);
  return (
    <time dateTime={new Date(now).toISOString()} className={styles['clock']}>
      <NumberText>{time(now)}</NumberText>
    </time>
  );
};

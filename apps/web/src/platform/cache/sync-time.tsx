import { dayOf } from '@karigar/domain/dates/india-day';
import { Icon } from '@karigar/ui/icon/icon';
import { Text } from '@karigar/ui/text/text';
import type { QueryKey } from '@tanstack/react-query';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSince } from '@karigar/client/i18n/use-since';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages as texts } from './reading.messages.ts';
import styles from './sync-time.module.css';
import { useFreshness } from './use-freshness.ts';

/** When the shown data was last in sync with the server. */
export const SyncTime = ({ of }: { of: QueryKey }) => {
  const say = useSay();
  const { shortDate, timeParts } = useFormat();
  const since = useSince();
  const today = useToday();
  const { at, isStale } = useFreshness(of);
  if (at === null) return null;
  const label = say(isStale ? texts.couldNotRefresh : texts.upToDate, { time: since(at) });
  return (
    <Text
      as="span"
      size="small"
      tone="muted"
      role="img"
      aria-label={label}
      className={styles['time']}
    >
      <Icon name={isStale ? 'cloudOff' : 'cloudOk'} size={18} />
      {dayOf(at) === today ? timeParts(at).clock : shortDate(at)}
    </Text>
  );
};

import { Text } from '@karigar/ui/text/text';
import type { QueryKey } from '@tanstack/react-query';
import { useSince } from '../i18n/use-since.ts';
import { useSay } from '../i18n/use-say.ts';
import { readingMessages as texts } from './reading.messages.ts';
import styles from './stale-hint.module.css';
import { useFreshness } from './use-freshness.ts';

/** A quiet line, only while what is shown could not be read again: it stays, and says from when it is. */
export const StaleHint = ({ of }: { of: QueryKey }) => {
  const say = useSay();
  const since = useSince();
  const { at, isStale } = useFreshness(of);
  return (
    <div role="status">
      {isStale && at !== null && (
        <Text size="small" tone="muted" className={styles['hint']}>
          {say(texts.couldNotRefresh, { time: since(at) })}
        </Text>
      )}
    </div>
  );
};

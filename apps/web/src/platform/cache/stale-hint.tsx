import { Text } from '@karigar/ui/text/text';
import type { QueryKey } from '@tanstack/react-query';
import { useSince } from '@karigar/client/i18n/use-since';
import { useSay } from '@karigar/client/i18n/use-say';
import { readingMessages as texts } from './reading.messages.ts';
import styles from './stale-hint.module.css';
import { useFreshness } from './use-freshness.ts';

/** A quiet line while the shown data could not be refreshed, with its time. */
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

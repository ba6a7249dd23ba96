import { useSay } from '@karigar/client/i18n/use-say';
import { Text } from '@karigar/ui/text/text';
import { useNow } from '#platform/time/use-now';
import { urgencyOf } from '#entities/shell/length-of-time';
import { waitingMessages as texts } from './waiting.messages.ts';
import type { Item } from './waiting-query.ts';
import styles from './waiting-screen.module.css';

/** The order of the queue, and how many are late: said politely when it changes. */
export const QueueSummary = ({ items }: { items: readonly Item[] }) => {
  const say = useSay();
  const now = useNow();
  const count = (urgency: 'late' | 'soon'): number =>
    items.filter(({ dueAt }) => urgencyOf(dueAt - now) === urgency).length;
  const [late, soon] = [count('late'), count('soon')];
  const said = [
    ...(late > 0 ? [say(texts.late, { count: late })] : []),
    ...(soon > 0 ? [say(texts.soon, { count: soon })] : []),
  ];
  return (
    <div className={styles['summary']}>
      <Text as="span" size="caption" strong>
        {say(texts.order)}
      </Text>
      <Text as="span" size="caption" strong role="status">
        {said.join(' · ')}
      </Text>
    </div>
  );
};

import { useSay } from '@karigar/client/i18n/use-say';
import { useNow } from '#platform/time/use-now';
import type { Card } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';

const NEWS_MS = 5000;

/** Says once, to a screen reader, that something became late. */
export const LateNews = ({ cards }: { cards: readonly Card[] }) => {
  const say = useSay();
  const now = useNow();
  const late = cards.find(({ dueAt }) => dueAt !== null && dueAt <= now && dueAt > now - NEWS_MS);
  return (
    <p role="status" className={styles['unseen']}>
      {late && say(texts.becameLate, { service: late.service })}
    </p>
  );
};

import { useSay } from '@karigar/client/i18n/use-say';
import type { MessageDescriptor } from '@lingui/core';
import styles from './item-facts.module.css';
import { numberOf, useItemWords } from './use-item-words.ts';
import { waitingMessages as texts } from './waiting.messages.ts';
import type { Item } from './waiting-query.ts';

/** What is known of the item, without what its place shows. */
export const ItemFacts = ({ item }: { item: Item }) => {
  const say = useSay();
  const { time } = useItemWords()(item);
  const { name, area, words } = item;
  const number = numberOf(item);
  const facts: readonly (readonly [MessageDescriptor, string | null])[] = [
    [number === item.bookingNo ? texts.booking : texts.number, number],
    [texts.booking, number === item.bookingNo ? null : item.bookingNo],
    [texts.area, area],
    [texts.person, name],
    [texts.time, time],
    [texts.wrote, words],
  ];
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label.id} className={styles['fact']}>
            <dt className={styles['label']}>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

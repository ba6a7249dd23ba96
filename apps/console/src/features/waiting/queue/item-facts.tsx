import { useSay } from '@karigar/client/i18n/use-say';
import type { ReactNode } from 'react';
import { RecordLink } from '#entities/record/record-link.tsx';
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
  const facts: readonly (readonly [MessageDescriptor, ReactNode])[] = [
    [texts.number, number === item.bookingNo ? null : number],
    [
      texts.booking,
      item.bookingNo === null ? null : <RecordLink key={item.bookingNo} no={item.bookingNo} />,
    ],
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

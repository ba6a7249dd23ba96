import { Text } from '@karigar/ui/text/text';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import type { AddOnLine } from './add-on-lines.ts';
import { detailMessages as texts } from './booking-detail.messages.ts';
import styles from './line-list.module.css';

/** Add-ons by name with their amounts. */
export const LineList = ({ lines }: { lines: readonly AddOnLine[] }) => {
  const say = useSay();
  return (
    <ul className={styles['list']}>
      {lines.map(({ key, name = say(texts.addOns), quantity, amount }) => (
        <li key={key} className={styles['row']}>
          <span className={styles['name']}>
            {name}{' '}
            <Text as="span" size="small" className={styles['quantity']}>
              × {quantity}
            </Text>
          </span>
          <Amount of={amount} size="small" />
        </li>
      ))}
    </ul>
  );
};

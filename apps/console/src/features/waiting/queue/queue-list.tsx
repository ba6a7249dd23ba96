import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { useRef, type ReactNode } from 'react';
import { waitingMessages as texts } from './waiting.messages.ts';
import styles from './waiting-screen.module.css';
import { rowId, WaitingRow } from './waiting-row.tsx';
import { keyOf, type Item } from './waiting-query.ts';

/** The rows; what is new above the place where somebody reads waits behind a button. */
export const QueueList = ({
  items,
  held,
  selected,
  canAct,
  onSelect,
  onReading,
  more,
}: {
  items: readonly Item[];
  held: number;
  selected: Item | undefined;
  canAct: boolean;
  onSelect: (item: Item) => void;
  onReading: (isReading: boolean) => void;
  more: ReactNode;
}) => {
  const say = useSay();
  const scroll = useRef<HTMLDivElement>(null);
  const toTop = (): void => {
    onReading(false);
    scroll.current?.scrollTo({ top: 0 });
  };
  return (
    <div className={styles['place']}>
      {held > 0 && (
        <div className={styles['new']}>
          <Button small onClick={toTop}>
            {say(texts.newAbove, { count: held })}
          </Button>
        </div>
      )}
      <div
        ref={scroll}
        className={styles['scroll']}
        onScroll={({ currentTarget }) => onReading(currentTarget.scrollTop > 0)}
      >
        <div
          role="listbox"
          tabIndex={0}
          aria-label={say(texts.list)}
          aria-activedescendant={selected && rowId(selected)}
          className={styles['list']}
        >
          {items.map((item) => (
            <WaitingRow
              key={keyOf(item)}
              item={item}
              canAct={canAct}
              selected={item === selected}
              onSelect={() => onSelect(item)}
            />
          ))}
        </div>
        {more}
      </div>
    </div>
  );
};

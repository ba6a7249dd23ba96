import { useSay } from '@karigar/client/i18n/use-say';
import { UndoBar } from '@karigar/ui/undo-bar/undo-bar';
import { useNow } from '#platform/time/use-now';
import { useItemWords } from './use-item-words.ts';
import { waitingMessages as texts } from './waiting.messages.ts';
import type { Item } from './waiting-query.ts';
import styles from './waiting-screen.module.css';

/** What was just finished, while it can be taken back. */
export const UndoLine = ({
  item,
  until,
  onUndo,
}: {
  item: Item;
  until: number;
  onUndo: () => void;
}) => {
  const say = useSay();
  const seconds = Math.max(0, Math.floor((until - useNow()) / 1000));
  const { title } = useItemWords()(item);
  return (
    <div className={styles['undo']}>
      <UndoBar undoLabel={say(texts.undo)} cap="u" seconds={seconds} onUndo={onUndo}>
        {say(texts.finished, { title })}
      </UndoBar>
    </div>
  );
};

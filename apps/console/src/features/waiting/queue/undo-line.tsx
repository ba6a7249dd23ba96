import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { useItemWords } from './use-item-words.ts';
import { waitingMessages as texts } from './waiting.messages.ts';
import type { Item } from './waiting-query.ts';
import styles from './waiting-screen.module.css';

/** What was just finished, while it can be taken back. */
export const UndoLine = ({ item, onUndo }: { item: Item; onUndo: () => void }) => {
  const say = useSay();
  const { title } = useItemWords()(item);
  return (
    <div role="status" className={styles['undo']}>
      {say(texts.finished, { title })}
      <Button variant="ghost" small onClick={onUndo}>
        <span className={styles['key']}>
          {say(texts.undo)}
          <KeyHint>u</KeyHint>
        </span>
      </Button>
    </div>
  );
};

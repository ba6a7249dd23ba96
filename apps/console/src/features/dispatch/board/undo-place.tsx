import { useSay } from '@karigar/client/i18n/use-say';
import { UndoBar } from '@karigar/ui/undo-bar/undo-bar';
import { useNow } from '#platform/time/use-now';
import { actMessages as texts } from './act.messages.ts';
import styles from './dispatch-screen.module.css';
import type { Acts, Undo } from './use-acts.ts';

const Counting = ({ undo, onUndo }: { undo: Undo; onUndo: () => void }) => {
  const say = useSay();
  // The clock stands at whole seconds: the bar never outlives the way back.
  const seconds = Math.floor((undo.until - useNow()) / 1000);
  if (seconds <= 0) return null;
  return (
    <div className={styles['undo']}>
      <UndoBar undoLabel={say(texts.undo)} cap="u" seconds={seconds} onUndo={onUndo}>
        {undo.words}
      </UndoBar>
    </div>
  );
};

/** The way back from the last act, while there is one. */
export const UndoPlace = ({ acts: { undo, undoNow } }: { acts: Acts }) =>
  undo && <Counting undo={undo} onUndo={undoNow} />;

import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { KeyHint } from '../key-hint/key-hint.tsx';
import styles from './undo-bar.module.css';

export interface UndoBarProps {
  /** What was done. */
  children: string;
  undoLabel: string;
  /** The key that does the same. */
  cap: string;
  /** How long it can still be undone. */
  seconds: number;
  busy?: boolean;
  onUndo: () => void;
}

/** What was just done, and for some seconds the way back. The number is not announced. */
export function UndoBar({ children, undoLabel, cap, seconds, busy = false, onUndo }: UndoBarProps) {
  return (
    <div role="status" className={styles['bar']}>
      <Icon name="check" size={20} />
      <span className={styles['words']}>{children}</span>
      <span aria-hidden="true" className={styles['seconds']}>
        {seconds}
      </span>
      <Button variant="accent" small icon="undo" busy={busy} onClick={onUndo}>
        <span className={styles['label']}>
          {undoLabel} <KeyHint inside>{cap}</KeyHint>
        </span>
      </Button>
    </div>
  );
}

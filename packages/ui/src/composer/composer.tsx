import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './composer.module.css';

export interface ComposerProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  onSend: () => void;
  sendLabel: string;
  picture?: { label: string; onPress: () => void };
  maxLength?: number;
}

/** Message input that grows with its text. Enter sends, Shift+Enter inserts a line break. */
export function Composer({
  label,
  value,
  onValueChange,
  onSend,
  sendLabel,
  picture,
  maxLength,
}: ComposerProps) {
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  function press(event: KeyboardEvent) {
    // An Enter that confirms an IME composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <form className={styles['composer']} onSubmit={submit}>
      <span className={styles['box']}>
        <textarea
          id={id}
          rows={1}
          aria-label={label}
          placeholder={label}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={maxLength}
          className={styles['input']}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          onKeyDown={press}
        />
        {picture && <IconButton icon="camera" label={picture.label} onClick={picture.onPress} />}
      </span>
      <Button
        type="submit"
        aria-label={sendLabel}
        className={styles['send']}
        // Keeps the focus in the text, and the phone's keyboard open.
        onPointerDown={(event) => event.preventDefault()}
      >
        <Icon name="send" />
      </Button>
    </form>
  );
}

import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { TextField } from '@karigar/ui/field/text-field';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { waitingMessages as texts } from './waiting.messages.ts';

/** What was done, in words; Enter sends them, Escape leaves. */
export const FinishForm = ({
  isBusy,
  onFinish,
  onCancel,
}: {
  isBusy: boolean;
  onFinish: (words: string) => void;
  onCancel: () => void;
}) => {
  const say = useSay();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Who presses e writes at once, and is where they were afterwards.
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onFinish(words);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={2}>
        <TextField
          label={say(texts.whatWasDone)}
          help={say(texts.whatWasDoneHelp)}
          value={words}
          maxLength={500}
          ref={field}
          onKeyDown={leave}
          onChange={(event) => setWords(event.target.value)}
        />
        <Row>
          <Button variant="secondary" onClick={onCancel}>
            {say(texts.cancel)}
          </Button>
          <Button type="submit" wide busy={isBusy}>
            {say(texts.send)}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

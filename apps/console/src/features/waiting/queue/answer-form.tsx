import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { TextField } from '@karigar/ui/field/text-field';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { Answer } from './answers.ts';
import { answerMessages as texts } from './answers.messages.ts';
import { waitingMessages } from './waiting.messages.ts';

/** One of the choices and words; Enter sends them, Escape leaves. */
export const AnswerForm = ({
  answer: { choices, words: label, help },
  isBusy,
  onAnswer,
  onCancel,
}: {
  answer: Answer;
  isBusy: boolean;
  onAnswer: (choice: string, words: string) => void;
  onCancel: () => void;
}) => {
  const say = useSay();
  const [first, ...others] = choices;
  const [choice, setChoice] = useState(others.length === 0 ? first?.value : undefined);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Who presses e chooses at once, and is where they were afterwards.
  useEffect(() => {
    const before = document.activeElement;
    form.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (choice === undefined) setMissing(true);
    else onAnswer(choice, words);
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields
    <form ref={form} onSubmit={submit} onKeyDown={leave}>
      <Stack gap={3}>
        {others.length > 0 && (
          <RadioCards
            legend={say(texts.outcome)}
            options={choices.map(({ value, label: name }) => ({ value, label: say(name) }))}
            value={choice}
            onValueChange={setChoice}
            error={isMissing && choice === undefined ? say(texts.choose) : undefined}
          />
        )}
        <TextField
          label={say(label)}
          help={say(help)}
          value={words}
          maxLength={500}
          onChange={(event) => setWords(event.target.value)}
        />
        <Row>
          <Button variant="secondary" onClick={onCancel}>
            {say(waitingMessages.cancel)}
          </Button>
          <Button type="submit" wide busy={isBusy}>
            {say(texts.send)}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

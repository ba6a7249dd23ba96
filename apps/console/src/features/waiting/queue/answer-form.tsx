import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { TextField } from '@karigar/ui/field/text-field';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Row, Stack } from '@karigar/ui/stack/stack';
import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { Answer } from './answers.ts';
import { answerMessages as texts } from './answers.messages.ts';
import { waitingMessages } from './waiting.messages.ts';

/** One of the choices, where there is more than one, and words; Enter sends them, Escape leaves. */
export const AnswerForm = ({
  asks: { choices, words: label, help },
  send,
  isBusy,
  onAnswer,
  onCancel,
}: {
  asks: Pick<Answer, 'choices' | 'words' | 'help'>;
  send: MessageDescriptor;
  isBusy: boolean;
  onAnswer: (choice: string, words: string) => void;
  onCancel: () => void;
}) => {
  const say = useSay();
  const hasChoice = choices.length > 1;
  const [choice, setChoice] = useState(hasChoice ? undefined : (choices[0]?.value ?? ''));
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Who presses e chooses or writes at once, and is where they were afterwards.
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
        {hasChoice && (
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
            {say(send)}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

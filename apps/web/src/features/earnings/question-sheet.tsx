import type { EarningLine } from '@karigar/contract/earnings/earning-line';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { TextArea } from '@karigar/ui/field/text-field';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { Amount } from '#shared/format/amount.tsx';
import { useSay } from '#shared/language/use-say';
import { useOnOpening } from '#shared/use-on-opening';
import { nameOfLine } from './line-name.ts';
import { linesMessages as texts } from './lines.messages.ts';
import styles from './question-sheet.module.css';
import { useQuestion } from './use-question.ts';

const REASONS = [texts.amountWrong, texts.notAgreed, texts.alreadyPaid] as const;
const LONGEST_QUESTION = 500;

/** What is wrong with a line, in a tap or in his own words. */
export const QuestionSheet = ({
  line,
  onClose,
}: {
  line: EarningLine | null;
  onClose: () => void;
}) => {
  const say = useSay();
  const [shown, setShown] = useState(line);
  const [question, setQuestion] = useState('');
  const ask = useQuestion(onClose);
  // It keeps what it shows while it slides away.
  if (line !== null && line !== shown) setShown(line);
  useOnOpening(line !== null, () => {
    setQuestion('');
    ask.forget();
  });
  if (shown === null) return null;
  const write = (words: string): void => {
    setQuestion(words);
    ask.forget();
  };
  return (
    <Sheet
      open={line !== null}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.question)}
      closeLabel={say(texts.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button
            wide
            inactive={question.trim() === ''}
            busy={ask.isBusy}
            busyLabel={say(texts.sending)}
            onClick={() => ask.run(shown.id, question)}
          >
            {say(texts.send)}
          </Button>
        </>
      }
    >
      {ask.fault !== undefined && !ask.fault.isOfField && (
        <Callout alert tone="bad">
          {say(texts.notSent)} {ask.fault.words}
        </Callout>
      )}
      <Row gap={3} wrap className={styles['line']}>
        <Text strong>{nameOfLine(shown, say)}</Text>
        <Amount of={shown.amount} size="small" />
      </Row>
      <Chips label={say(texts.reason)}>
        {REASONS.map((words) => (
          <Chip key={words.id} chosen={question === say(words)} onClick={() => write(say(words))}>
            {say(words)}
          </Chip>
        ))}
      </Chips>
      <TextArea
        label={say(texts.reason)}
        rows={3}
        maxLength={LONGEST_QUESTION}
        value={question}
        error={ask.fault?.isOfField === true ? ask.fault.words : undefined}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </Sheet>
  );
};

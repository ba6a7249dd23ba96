import type { EarningLine } from '@karigar/contract/earnings/earning-line';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { WordsSheet } from '#platform/words-sheet/words-sheet.tsx';
import { nameOfLine } from './line-name.ts';
import { linesMessages as texts } from './lines.messages.ts';
import styles from './question-sheet.module.css';
import { useQuestion } from './use-question.ts';

const REASONS = [texts.amountWrong, texts.notAgreed, texts.alreadyPaid] as const;
const LONGEST_QUESTION = 500;

/** A question about an earning line: a preset or own text. */
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
  // Keeps its content while it slides away.
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
    <WordsSheet
      open={line !== null}
      onClose={onClose}
      title={say(texts.question)}
      about={
        <>
          <Row gap={3} wrap className={styles['line']}>
            <Text strong>{nameOfLine(shown, say)}</Text>
            <Amount of={shown.amount} size="small" />
          </Row>
          <Chips label={say(texts.reason)}>
            {REASONS.map((words) => (
              <Chip
                key={words.id}
                chosen={question === say(words)}
                onClick={() => write(say(words))}
              >
                {say(words)}
              </Chip>
            ))}
          </Chips>
        </>
      }
      label={say(texts.reason)}
      longest={LONGEST_QUESTION}
      words={question}
      onWords={write}
      isBusy={ask.isBusy}
      fault={ask.fault}
      sendLabel={say(texts.send)}
      onSend={() => ask.run(shown.id, question)}
    />
  );
};

import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { isFinishedByWords } from '@karigar/domain/console/waiting-items';
import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { AnswerForm } from './answer-form.tsx';
import { ANSWERS } from './answers.ts';
import { answerMessages } from './answers.messages.ts';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import { ItemFacts } from './item-facts.tsx';
import styles from './item-panel.module.css';
import { KIND_NAMES } from './kinds.messages.ts';
import { openPathOf } from './open-path.ts';
import type { ItemActs } from './use-item-acts.ts';
import { numberOf, useItemWords } from './use-item-words.ts';
import { waitingMessages as texts } from './waiting.messages.ts';
import { keyOf, type Item } from './waiting-query.ts';

/** What is asked of an item that ends with words alone. */
const DONE = { choices: [], words: texts.whatWasDone, help: texts.whatWasDoneHelp } as const;

/** The chosen item: its facts, who has it, and what can be done here. */
export const ItemPanel = ({
  item,
  acts,
  canAct,
  isFinishing,
  onFinishing,
}: {
  item: Item;
  acts: ItemActs;
  canAct: boolean;
  isFinishing: boolean;
  onFinishing: (open: boolean) => void;
}) => {
  const say = useSay();
  const since = useSince();
  const { title } = useItemWords()(item);
  const path = openPathOf(item);
  const fault = acts.fault?.key === keyOf(item) ? acts.fault.words : null;
  const answer = canAct ? ANSWERS[item.kind] : undefined;
  const isFinishable = canAct && isFinishedByWords(item.kind);
  return (
    <RecordPanel
      label={say(texts.record)}
      head={
        <>
          <div className={styles['line']}>
            <TimeLeft until={item.dueAt} />
            <Text as="span" size="small" tone="muted" className={styles['due']}>
              {say(texts.due, { time: since(item.dueAt) })}
            </Text>
            <Text as="span" size="small" tone="muted">
              {numberOf(item)}
            </Text>
          </div>
          <div className={styles['line']}>
            <div className={styles['due']}>
              <Text as="h2" className={styles['title']}>
                {title}
              </Text>
              <Text as="span" size="small" tone="muted">
                {say(KIND_NAMES[item.kind])}
              </Text>
            </div>
            {item.amount !== null && <Amount of={item.amount} size="small" />}
          </div>
        </>
      }
      foot={
        <>
          {canAct && (
            <Button variant="secondary" busy={acts.take.isBusy} onClick={() => acts.take.run(item)}>
              <span className={styles['key']}>
                {say(item.takenBy?.isMine === true ? texts.leave : texts.take)}
                <KeyHint>t</KeyHint>
              </span>
            </Button>
          )}
          {(isFinishable || answer) && !isFinishing && (
            <Button
              variant={path === null ? 'primary' : 'secondary'}
              onClick={() => onFinishing(true)}
            >
              <span className={styles['key']}>
                {say(answer ? answerMessages.answer : texts.done)}
                <KeyHint inside={path === null}>e</KeyHint>
              </span>
            </Button>
          )}
          {path !== null && (
            <ButtonLink href={path}>
              <span className={styles['key']}>
                {say(texts.openPlace)}
                <KeyHint inside>↵</KeyHint>
              </span>
            </ButtonLink>
          )}
        </>
      }
    >
      {fault !== null && (
        <Callout tone="bad" alert>
          {fault}
        </Callout>
      )}
      <ItemFacts item={item} />
      {isFinishing && isFinishable && (
        <AnswerForm
          key={keyOf(item)}
          asks={DONE}
          send={texts.send}
          isBusy={acts.finish.isBusy}
          onAnswer={(_choice, words) => acts.finish.run(item, words)}
          onCancel={() => onFinishing(false)}
        />
      )}
      {isFinishing && answer && (
        <AnswerForm
          key={keyOf(item)}
          asks={answer}
          send={answerMessages.send}
          isBusy={acts.answer.isBusy}
          onAnswer={(choice, words) => acts.answer.run(item, choice, words)}
          onCancel={() => onFinishing(false)}
        />
      )}
      <Holding item={item} />
      {!canAct && <Callout tone="info">{say(texts.readOnly)}</Callout>}
    </RecordPanel>
  );
};

const Holding = ({ item: { takenBy } }: { item: Item }) => {
  const say = useSay();
  const since = useSince();
  if (takenBy === null) return null;
  const { name, isMine } = takenBy;
  const time = since(takenBy.since);
  return (
    <Callout tone={isMine ? 'info' : 'warning'}>
      <b>{isMine ? say(texts.yours, { time }) : say(texts.takenSince, { name, time })}</b>{' '}
      {isMine ? say(texts.yoursHelp) : say(texts.takenByOther, { name })}
    </Callout>
  );
};

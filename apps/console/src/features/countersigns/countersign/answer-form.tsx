import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextArea } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Text } from '@karigar/ui/text/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { useWrite } from '#platform/write/use-write';
import type { Countersign } from '#entities/countersigns/countersigns-query';
import styles from './countersign-screen.module.css';
import { countersignMessages as texts } from './countersign.messages.ts';
import { whatHappened } from './what-happens.ts';

/** Enter agrees, with a passkey; R asks for words and refuses. */
export const AnswerForm = ({
  asked,
  onAnswered,
}: {
  asked: Countersign;
  onAnswered: () => void;
}) => {
  const say = useSay();
  const client = useQueryClient();
  const isOnline = useOnline();
  const [isRefusing, setRefusing] = useState(false);
  const [words, setWords] = useState('');
  const [isShort, setShort] = useState(false);
  const [fault, setFault] = useState('');
  const { run, isBusy } = useWrite(answerCountersign, {
    done: (_result, { outcome }) => {
      toasts.good(whatHappened(asked, outcome, say));
      onAnswered();
    },
    failure: (failed) => {
      setFault(whyFailed(failed, say));
      void client.invalidateQueries({ queryKey: liveKey.countersigns });
    },
  });
  const agree = (): void => {
    setFault('');
    run({ id: asked.id, outcome: 'agreed' });
  };
  const refuse = (): void => {
    setFault('');
    setShort(readWrittenReason(words) === null);
    if (readWrittenReason(words) !== null)
      run({ id: asked.id, outcome: 'refused', words: words.trim() });
  };
  const typed = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.code === 'Escape') setRefusing(false);
    if (event.code !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    refuse();
  };
  useKeys({ refuse: () => setRefusing(true), ...(!isRefusing && { main: agree }) });
  return (
    <>
      {fault !== '' && (
        <div className={styles['whole']}>
          <Callout tone="bad" alert>
            {fault}
          </Callout>
        </div>
      )}
      {isRefusing ? (
        <>
          <TextArea
            // The press that opened it means to write.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- as said
            autoFocus
            className={styles['whole']}
            label={say(texts.words)}
            help={say(texts.wordsHelp, { name: asked.askedBy })}
            error={isShort ? say(texts.wordsMissing) : undefined}
            value={words}
            maxLength={500}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            onKeyDown={typed}
          />
          <Button variant="secondary" onClick={() => setRefusing(false)}>
            {say(texts.cancel)}
          </Button>
          <Button variant="danger" icon="x" inactive={!isOnline} busy={isBusy} onClick={refuse}>
            {say(texts.refuse)}
          </Button>
        </>
      ) : (
        <>
          <Text size="small" tone="muted" className={styles['whole']}>
            {say(texts.agreeHelp, { name: asked.askedBy })}
          </Text>
          <Button variant="danger-outline" icon="x" onClick={() => setRefusing(true)}>
            <span className={styles['keyed']}>
              {say(texts.refuse)}
              <KeyHint inside>R</KeyHint>
            </span>
          </Button>
          <Button icon="key" inactive={!isOnline} busy={isBusy} onClick={agree}>
            <span className={styles['keyed']}>
              {say(texts.agree)}
              <KeyHint inside>↵</KeyHint>
            </span>
          </Button>
        </>
      )}
    </>
  );
};

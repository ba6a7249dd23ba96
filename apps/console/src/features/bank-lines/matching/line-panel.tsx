import { useAction } from '@karigar/client/api/use-action';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { whyFailed } from '@karigar/client/network/why-failed';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { TextField } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { answerLine, setLineAside } from './answer-line.ts';
import { ChoiceList } from './choice-list.tsx';
import { matchingMessages as texts } from './matching.messages.ts';
import { useTakeOff, type Line } from './matching-query.ts';
import styles from './matching.module.css';

interface PanelProps {
  line: Line;
  mayAnswer: boolean;
  /** The line is off the list: another is chosen. */
  onAnswered: () => void;
}

/** A line of the statement, what it may be, and the answer. */
export const LinePanel = ({ line, mayAnswer, onAnswered }: PanelProps) => {
  const say = useSay();
  const { day, dateTime } = useFormat();
  const label = line.words === '' ? say(texts.title) : line.words;
  const [picked, setPicked] = useState(line.proposed);
  return (
    <RecordPanel
      label={label}
      head={
        <Text as="h2" size="lead" strong>
          {label}
        </Text>
      }
      {...(mayAnswer && {
        foot: <AnswerFoot line={line} picked={picked} onPick={setPicked} onAnswered={onAnswered} />,
      })}
    >
      <DescriptionList
        facts={[
          { key: 'amount', label: say(texts.amount), value: <Amount of={line.amount} /> },
          { key: 'day', label: say(texts.day), value: day(line.day) },
          ...(line.reference === ''
            ? []
            : [{ key: 'reference', label: say(texts.reference), value: line.reference }]),
          { key: 'due', label: say(texts.due), value: dateTime(line.dueAt) },
        ]}
      />
      {!mayAnswer && <Callout tone="info">{say(texts.readOnly)}</Callout>}
      <Text as="h3" strong>
        {say(texts.mayBe)}
      </Text>
      {line.choices.length === 0 ? (
        <Text tone="muted">{say(texts.mayBeNothing)}</Text>
      ) : (
        <ChoiceList choices={line.choices} picked={picked} onPick={setPicked} />
      )}
    </RecordPanel>
  );
};

interface FootProps {
  line: Line;
  picked: number | null;
  onPick: (at: number) => void;
  onAnswered: () => void;
}

const digitOf = (code: string): number => Number(code.at(-1)) - 1;

const AnswerFoot = ({ line, picked, onPick, onAnswered }: FootProps) => {
  const say = useSay();
  const isOnline = useOnline();
  const client = useQueryClient();
  const takeOff = useTakeOff();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [fault, setFault] = useState('');
  const choice = picked === null ? undefined : line.choices[picked];
  const words = readWrittenReason(reason ?? '');

  const finish = async (why: string | null): Promise<void> => {
    if (why === null) {
      onAnswered();
      takeOff(line.id);
      return;
    }
    setFault(why);
    await client.invalidateQueries({ queryKey: liveKey.bankLines });
  };
  const confirming = useAction(async () => {
    setFault('');
    if (choice === undefined) return;
    const result = await answerLine(line.id, choice);
    await finish(result.kind === 'ok' ? null : whyFailed(result, say));
  });
  const settingAside = useAction(async (why: string) => {
    setFault('');
    const result = await setLineAside(line.id, why);
    await finish(result.kind === 'ok' ? null : whyFailed(result, say));
  });
  const openAside = (): void => {
    setReason((written) => written ?? '');
    requestAnimationFrame(() => field.current?.focus());
  };
  const aside = (): void => {
    setTried(true);
    if (words !== null && isOnline) settingAside.run(words);
  };
  const isBusy = confirming.isBusy || settingAside.isBusy;
  useKeys({
    setAside: openAside,
    pick: (code) => {
      if (line.choices[digitOf(code)] !== undefined) onPick(digitOf(code));
    },
    ...(choice !== undefined && isOnline && { finish: confirming.run, main: confirming.run }),
  });
  return (
    <>
      {fault !== '' && (
        <div className={styles['whole']}>
          <Callout tone="bad" alert>
            {fault}
          </Callout>
        </div>
      )}
      {reason !== null && (
        <form
          className={styles['whole']}
          onSubmit={(event) => {
            event.preventDefault();
            aside();
          }}
        >
          <TextField
            ref={field}
            label={say(texts.why)}
            help={say(texts.whyHelp)}
            error={isTried && words === null ? say(texts.whyMissing) : ''}
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </form>
      )}
      <Button
        variant="secondary"
        inactive={!isOnline}
        busy={isBusy}
        onClick={reason === null ? openAside : aside}
      >
        <span className={styles['keyed']}>
          {say(texts.setAside)}
          <KeyHint>x</KeyHint>
        </span>
      </Button>
      {choice !== undefined && (
        <Button inactive={!isOnline} busy={isBusy} onClick={confirming.run}>
          <span className={styles['keyed']}>
            {say(texts.confirm)}
            <KeyHint inside>e</KeyHint>
          </span>
        </Button>
      )}
    </>
  );
};

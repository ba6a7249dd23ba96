import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { changeOf, mayHoldTogether, type Held } from '@karigar/domain/console/desks';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState, type ReactNode } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { useKeys } from '#platform/keys/use-keys';
import { HeldFields } from './held-fields.tsx';
import type { Operator } from './team-query.ts';
import { teamMessages as texts } from './team.messages.ts';
import styles from './team.module.css';
import { useDeskWords } from './use-held-words.ts';
import { useTeamActs } from './use-team-acts.ts';
import { WhyField } from './why-field.tsx';

/** Changes what an operator holds, or closes the account. Both want words. */
export const DeskForm = ({
  operator,
  head,
  facts,
  fault,
  onFault,
  onSaved,
}: {
  operator: Operator;
  head: ReactNode;
  facts: ReactNode;
  fault: string;
  onFault: (words: string) => void;
  onSaved: () => void;
}) => {
  const say = useSay();
  const isOnline = useOnline();
  const team = useDesk()?.team ?? 'large';
  const [held, setHeld] = useState<Held>(operator);
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const acts = useTeamActs(operator, onFault, onSaved);
  const change = changeOf(operator, held);
  const isChanged =
    change.given.length > 0 || change.taken.length > 0 || change.isWider || change.isNarrower;
  /** Runs only with words. */
  const withWords = (act: (words: string) => void): void => {
    const words = readWrittenReason(reason);
    onFault('');
    setShort(words === null);
    if (isOnline && words !== null) act(words);
  };
  const save = (): void => {
    if (!isChanged) return;
    if (!mayHoldTogether(held.desks, team)) return onFault(say(texts.apart));
    withWords((words) => acts.save(held, words));
  };
  const close = (): void => withWords(acts.close);
  const main = isClosing ? close : save;
  useKeys({ main });
  return (
    <RecordPanel
      label={operator.name}
      head={head}
      foot={
        <>
          {fault !== '' && (
            <div className={styles['whole']}>
              <Callout tone="bad" alert>
                {fault}
              </Callout>
            </div>
          )}
          {isClosing ? (
            <>
              <Text size="small" className={styles['whole']}>
                {say(texts.closeHelp, { name: operator.name })}
              </Text>
              <Button variant="secondary" onClick={() => setClosing(false)}>
                {say(texts.cancel)}
              </Button>
              <Button
                variant="danger"
                icon="x"
                inactive={!isOnline}
                busy={acts.isBusy}
                onClick={close}
              >
                {say(texts.close)}
              </Button>
            </>
          ) : (
            <>
              <Button variant="danger-outline" icon="x" onClick={() => setClosing(true)}>
                {say(texts.close)}
              </Button>
              <Button
                icon="key"
                inactive={!isOnline || !isChanged}
                busy={acts.isBusy}
                onClick={save}
              >
                <span className={styles['keyed']}>
                  {say(texts.save)}
                  <KeyHint inside>↵</KeyHint>
                </span>
              </Button>
            </>
          )}
        </>
      }
    >
      {facts}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          main();
        }}
      >
        <Stack gap={4}>
          <HeldFields held={held} onChange={setHeld} />
          <Effect change={change} />
          <WhyField value={reason} isMissing={isShort} onChange={setReason} />
        </Stack>
      </form>
    </RecordPanel>
  );
};

/** What happens at once, and what waits. */
const Effect = ({ change }: { change: ReturnType<typeof changeOf> }) => {
  const say = useSay();
  const deskWords = useDeskWords();
  const { given, taken, isWider, isNarrower } = change;
  const wordsOf = (desks: typeof given, city: string): string =>
    [desks.length > 0 ? deskWords(desks) : '', city].filter((part) => part !== '').join(', ');
  const gives = wordsOf(given, isWider ? say(texts.widerCity) : '');
  const takes = wordsOf(taken, isNarrower ? say(texts.otherCities) : '');
  return (
    <Stack gap={2} role="status">
      {gives !== '' && <Callout tone="info">{say(texts.giveHelp, { what: gives })}</Callout>}
      {takes !== '' && <Callout tone="warning">{say(texts.takeHelp, { what: takes })}</Callout>}
    </Stack>
  );
};

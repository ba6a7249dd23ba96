import { useFormat } from '@karigar/client/i18n/use-format';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { sumOf } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Empty } from '@karigar/ui/empty/empty';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { QueueRow } from '@karigar/ui/queue-row/queue-row';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { useChosen } from '#entities/money/use-chosen';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { LinePanel } from './line-panel.tsx';
import { KIND_NAMES, matchingMessages as texts } from './matching.messages.ts';
import { isSure, proposedOf, statementQuery, type Line } from './matching-query.ts';
import styles from './matching.module.css';
import { useConfirmSure } from './use-confirm-sure.ts';
import { useStatementFile } from './use-statement-file.ts';

const NONE: readonly Line[] = [];
/** In one go; the others follow in the next. */
const SURE_AT_ONCE = 100;
const rowId = ({ id }: Line): string => `line-${id}`;

/** The bank's statement: its lines, the oldest first, and beside them what the chosen one may be. */
export const MatchingScreen = () => {
  const say = useSay();
  const isOnline = useOnline();
  const client = useQueryClient();
  const mayAnswer = useDesk()?.desks.includes('money') === true;
  const read = useQuery(statementQuery);
  const lines = read.data?.lines ?? NONE;
  const [fault, setFault] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { chosen, choose, move, goOn } = useChosen(lines, {
    keyOf: rowId,
    isReading: read.isFetching,
  });
  const file = useStatementFile(setFault);
  const confirming = useConfirmSure();
  const sure = lines.filter(isSure);
  const many = sure.slice(0, SURE_AT_ONCE);
  const mayConfirm = mayAnswer && isOnline && many.length > 0 && !confirming.isBusy;
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    readAgain: () => void client.invalidateQueries({ queryKey: liveKey.bankLines }),
    ...(mayAnswer && { chooseFile: () => input.current?.click() }),
    ...(mayConfirm && { finishAll: () => setAsking(true) }),
  });
  return (
    <Frame
      title={say(texts.title)}
      keys={[
        'next',
        'previous',
        'pick',
        'finish',
        'setAside',
        'finishAll',
        'chooseFile',
        'readAgain',
      ]}
      {...(mayAnswer && {
        controls: (
          <>
            <Button
              variant="secondary"
              icon="plus"
              inactive={!isOnline}
              busy={file.isBusy}
              onClick={() => input.current?.click()}
            >
              <span className={styles['keyed']}>
                {say(texts.choose)}
                <KeyHint>f</KeyHint>
              </span>
            </Button>
            <Button
              variant="secondary"
              icon="checkC"
              inactive={!mayConfirm}
              busy={confirming.isBusy}
              onClick={() => setAsking(true)}
            >
              <span className={styles['keyed']}>
                {say(texts.confirmSure)}
                <KeyHint>E</KeyHint>
              </span>
            </Button>
          </>
        ),
      })}
      {...(chosen !== undefined && {
        panel: <LinePanel key={chosen.id} line={chosen} mayAnswer={mayAnswer} onAnswered={goOn} />,
      })}
    >
      <div
        className={styles['screen']}
        {...(isOver && { 'data-dropping': '' })}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(mayAnswer);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [dropped] = event.dataTransfer.files;
          if (dropped !== undefined && mayAnswer) file.run(dropped);
        }}
      >
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          aria-label={say(texts.choose)}
          className={styles['file']}
          onChange={({ currentTarget }) => {
            const [given] = currentTarget.files ?? [];
            if (given !== undefined) file.run(given);
            currentTarget.value = '';
          }}
        />
        {read.data === undefined && (
          <FirstRead of={statementQuery.queryKey} read={read} outline={<Outline />} />
        )}
        {read.data !== undefined && (
          <div className={styles['above']}>
            {fault !== '' && (
              <Callout tone="bad" alert>
                {fault}
              </Callout>
            )}
            <Text size="small" tone="muted">
              {confirming.isBusy
                ? say(texts.working, { done: String(confirming.done), all: String(many.length) })
                : say(texts.counts, {
                    waiting: String(read.data.waiting),
                    answered: String(read.data.answered),
                    sure: String(sure.length),
                  })}
            </Text>
          </div>
        )}
        {read.data !== undefined && lines.length === 0 && (
          <Empty scene="scene-empty" title={say(texts.none)} help={say(texts.noneHelp)} />
        )}
        {lines.length > 0 && (
          <div
            role="listbox"
            tabIndex={0}
            aria-label={say(texts.list)}
            aria-activedescendant={chosen && rowId(chosen)}
            className={styles['list']}
          >
            {lines.map((line) => (
              <LineRow
                key={line.id}
                line={line}
                selected={line.id === chosen?.id}
                onSelect={() => choose(rowId(line))}
              />
            ))}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say(texts.confirmSureTitle, { count: String(many.length) })}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.confirm),
          onPress: () => {
            setAsking(false);
            confirming.run(many);
          },
        }}
      >
        {say(texts.confirmSureHelp, {
          amount: formatMoney(sumOf(many.map(({ amount }) => amount))),
        })}
      </ConfirmDialog>
    </Frame>
  );
};

interface RowProps {
  line: Line;
  selected: boolean;
  onSelect: () => void;
}

const LineRow = ({ line, ...row }: RowProps) => {
  const say = useSay();
  const { day } = useFormat();
  const proposed = proposedOf(line);
  const kind = proposed === null ? '' : say(KIND_NAMES[proposed.kind]);
  const facts = [day(line.day), line.reference, proposed?.name ?? ''];
  return (
    <QueueRow
      {...row}
      id={rowId(line)}
      icon={proposed === null ? 'help' : 'rupee'}
      kind={kind}
      title={line.words === '' ? say(texts.title) : line.words}
      detail={facts.filter((part) => part !== '').join(' · ')}
      deadline={<Likeliness line={line} />}
      by={<Amount of={line.amount} />}
    />
  );
};

const Likeliness = ({ line }: { line: Line }) => {
  const say = useSay();
  if (proposedOf(line) === null) return <StatusPill look="hold">{say(texts.unclear)}</StatusPill>;
  return isSure(line) ? (
    <StatusPill look="done">{say(texts.sure)}</StatusPill>
  ) : (
    <StatusPill look="pending">{say(texts.likely)}</StatusPill>
  );
};

const Outline = () => (
  <Stack gap={1}>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} width="100%" height={60} />
    ))}
  </Stack>
);

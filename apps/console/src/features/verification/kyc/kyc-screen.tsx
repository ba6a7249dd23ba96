import { useSay } from '@karigar/client/i18n/use-say';
import { serverNow } from '@karigar/client/time/server-now';
import { Empty } from '@karigar/ui/empty/empty';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { PATHS } from '#platform/navigation/paths';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { queueQuery, type Item } from './kyc-queries.ts';
import styles from './kyc-screen.module.css';
import { kycMessages as texts } from './kyc.messages.ts';
import { Middle } from './middle.tsx';
import { Queue } from './queue.tsx';
import {
  addressOf,
  firstOf,
  neighbour,
  nextAfter,
  readSelection,
  selectionOf,
  type Selection,
} from './selection.ts';
import { Side } from './side.tsx';
import { AnswerUndo, type Undoable } from './answer-undo.tsx';

const NONE: readonly Item[] = [];

/** What waits for a reviewer | what was sent | what to compare, and the answer. */
export const KycScreen = () => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Undoable | null>(null);
  const queue = useQuery(queueQuery);
  const items = queue.data?.items ?? NONE;
  const chosen = readSelection(query);
  const choose = (next: Selection | null): void =>
    navigate(next === null ? PATHS.kyc : addressOf(next), { replace: true });
  const first = firstOf(items, query);
  useEffect(() => {
    if (chosen === null && first !== undefined)
      navigate(addressOf(selectionOf(first)), { replace: true });
  }, [chosen, first, navigate]);
  const move = (step: 1 | -1): void => {
    const next = neighbour(items, chosen, step);
    if (next !== null) choose(next);
  };
  useKeys({ next: () => move(1), previous: () => move(-1) });

  /** After an answer the next one opens by itself. */
  const goOn = async (answered: Selection): Promise<void> => {
    await client.invalidateQueries({ queryKey: liveKey.kyc });
    choose(nextAfter(answered, items, client.getQueryData(queueQuery.queryKey)?.items ?? NONE));
    list.current?.focus();
  };
  const onAnswered = (answered: Selection, undoable?: Omit<Undoable, 'at' | 'of'>): void => {
    setLast(undoable === undefined ? null : { ...undoable, of: answered, at: serverNow() });
    void goOn(answered);
  };

  return (
    <Frame
      title={say(texts.title)}
      keys={['next', 'previous', 'typeRead', 'sameName', 'pick', 'approve', 'reject', 'undo']}
      {...(chosen !== null && {
        panel: <Side key={addressOf(chosen)} chosen={chosen} onAnswered={onAnswered} />,
      })}
    >
      {queue.data === undefined ? (
        <FirstRead of={queueQuery.queryKey} read={queue} outline={<Outline />} />
      ) : (
        <div className={styles['columns']}>
          <Queue
            list={list}
            items={items}
            isMore={queue.data.next !== null}
            chosen={chosen}
            onChoose={choose}
          />
          <div className={styles['middle']}>
            {chosen !== null && <Middle key={addressOf(chosen)} chosen={chosen} />}
            {chosen === null && items.length === 0 && (
              <Empty
                scene="scene-empty"
                title={say(texts.nobodyWaits)}
                help={say(texts.nobodyWaitsHelp)}
              />
            )}
          </div>
          {last !== null && (
            <AnswerUndo
              key={last.at}
              last={last}
              onOver={() => setLast(null)}
              onUndone={() => choose(last.of)}
            />
          )}
        </div>
      )}
    </Frame>
  );
};

const Outline = () => (
  <Stack gap={2} className={styles['outline']}>
    {[1, 2, 3, 4, 5].map((card) => (
      <Skeleton key={card} width={272} height={64} />
    ))}
  </Stack>
);

import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import { Empty } from '@karigar/ui/empty/empty';
import type { IconName } from '@karigar/ui/icon/icon';
import { QueueRow } from '@karigar/ui/queue-row/queue-row';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import type { MessageDescriptor } from '@lingui/core';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import type { KeyName } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';
import { useSearchParams } from '#platform/navigation/use-search-params';
import styles from './money-queue.module.css';
import { useChosen } from './use-chosen.ts';

/** A row of a list of the place Money. */
export interface QueueLine {
  readonly key: string;
  readonly icon: IconName;
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly dueAt: Instant;
  readonly amount: Paise | null;
}

interface QueueProps {
  title: MessageDescriptor;
  /** What the list holds, for who hears it. */
  list: MessageDescriptor;
  none: MessageDescriptor;
  noneHelp: MessageDescriptor;
  counts: string;
  queryKey: QueryKey;
  read: { readonly data: unknown; readonly error: Error | null; readonly isFetching: boolean };
  lines: readonly QueueLine[];
  keys: readonly KeyName[];
  /** Beside the list; `goOn` chooses the next line when this one is answered. */
  renderPanel: (key: string, goOn: () => void) => ReactNode;
}

const idOf = (key: string): string => `line-${key}`;

/** What waits for the desk money, the oldest first; beside it the chosen one with its answer. */
export const MoneyQueue = ({
  title,
  list,
  none,
  noneHelp,
  counts,
  queryKey,
  read,
  lines,
  keys,
  renderPanel,
}: QueueProps) => {
  const say = useSay();
  const client = useQueryClient();
  const [query] = useSearchParams();
  const { chosen, choose, move, goOn } = useChosen(lines, {
    keyOf: ({ key }) => key,
    first: query.get('sel'),
    isReading: read.isFetching,
  });
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    readAgain: () => void client.invalidateQueries({ queryKey }),
  });
  return (
    <Frame
      title={say(title)}
      keys={['next', 'previous', ...keys, 'tabBefore', 'tabAfter', 'readAgain']}
      {...(chosen !== undefined && { panel: renderPanel(chosen.key, goOn) })}
    >
      <div className={styles['screen']}>
        {read.data === undefined ? (
          <FirstRead of={queryKey} read={read} outline={<Outline />} />
        ) : (
          <div className={styles['above']}>
            <Text size="small" tone="muted">
              {counts}
            </Text>
          </div>
        )}
        {read.data !== undefined && lines.length === 0 && (
          <Empty scene="scene-empty" title={say(none)} help={say(noneHelp)} />
        )}
        {lines.length > 0 && (
          <div
            role="listbox"
            tabIndex={0}
            aria-label={say(list)}
            aria-activedescendant={chosen && idOf(chosen.key)}
            className={styles['list']}
          >
            {lines.map(({ key, dueAt, amount, ...line }) => (
              <QueueRow
                {...line}
                key={key}
                id={idOf(key)}
                selected={key === chosen?.key}
                deadline={<TimeLeft until={dueAt} />}
                by={amount !== null && <Amount of={amount} />}
                onSelect={() => choose(key)}
              />
            ))}
          </div>
        )}
      </div>
    </Frame>
  );
};

const Outline = () => (
  <Stack gap={1}>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} width="100%" height={60} />
    ))}
  </Stack>
);

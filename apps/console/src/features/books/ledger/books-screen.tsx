import { useSay } from '@karigar/client/i18n/use-say';
import { useToday } from '@karigar/client/i18n/use-today';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import { ACCOUNT_NAMES, CAUSES, type Account, type Cause } from '@karigar/domain/ledger/entry';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { TextField } from '@karigar/ui/field/text-field';
import { HeadSelect } from '@karigar/ui/head-control/head-control';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { ACCOUNT_WORDS, booksMessages as texts, CAUSE_WORDS } from './books.messages.ts';
import { linesQuery, type Asked } from './books-query.ts';
import styles from './books.module.css';
import { CheckPanel } from './check-panel.tsx';
import { LinesTable } from './lines-table.tsx';

interface Limits {
  no: string;
  day: IndiaDay;
  account: Account | '';
  cause: Cause | '';
}

const askedOf = ({ no, day, account, cause }: Limits): Asked => ({
  ...(no === '' ? { day } : { no }),
  ...(account !== '' && { account }),
  ...(cause !== '' && { cause }),
});

/** Every line of the ledger, of a booking or a day, and beside them whether the books add up. */
export const BooksScreen = () => {
  const say = useSay();
  const client = useQueryClient();
  const today = useToday();
  const [limits, setLimits] = useState<Limits>({ no: '', day: today, account: '', cause: '' });
  const query = linesQuery(askedOf(limits));
  const read = useInfiniteQuery(query);
  const lines = read.data?.pages.flatMap((page) => page.lines);
  useKeys({
    readAgain: () => void client.invalidateQueries({ queryKey: [...liveKey.books, 'lines'] }),
  });
  return (
    <Frame
      title={say(texts.title)}
      keys={['typeNumber', 'checkAll', 'tabBefore', 'tabAfter', 'readAgain']}
      controls={
        <>
          <HeadSelect
            label={say(texts.account)}
            icon="rupee"
            value={limits.account}
            onChange={({ currentTarget: { value } }) => {
              const account = ACCOUNT_NAMES.find((name) => name === value) ?? '';
              setLimits((before) => ({ ...before, account }));
            }}
          >
            <option value="">{say(texts.all)}</option>
            {ACCOUNT_NAMES.map((name) => (
              <option key={name} value={name}>
                {say(ACCOUNT_WORDS[name])}
              </option>
            ))}
          </HeadSelect>
          <HeadSelect
            label={say(texts.cause)}
            icon="receipt"
            value={limits.cause}
            onChange={({ currentTarget: { value } }) => {
              const cause = CAUSES.find((name) => name === value) ?? '';
              setLimits((before) => ({ ...before, cause }));
            }}
          >
            <option value="">{say(texts.all)}</option>
            {CAUSES.map((name) => (
              <option key={name} value={name}>
                {say(CAUSE_WORDS[name])}
              </option>
            ))}
          </HeadSelect>
        </>
      }
      panel={<CheckPanel />}
    >
      <div className={styles['screen']}>
        <Find limits={limits} onFind={(found) => setLimits({ ...limits, ...found })} />
        {lines === undefined && (
          <FirstRead
            of={query.queryKey}
            read={read}
            outline={<Skeleton width="100%" height={320} />}
          />
        )}
        {lines?.length === 0 && <Empty scene="scene-empty" title={say(texts.none)} />}
        {lines !== undefined && lines.length > 0 && <LinesTable lines={lines} />}
        {read.hasNextPage && (
          <div>
            <Button
              variant="secondary"
              busy={read.isFetchingNextPage}
              onClick={() => void read.fetchNextPage()}
            >
              {say(texts.more)}
            </Button>
          </div>
        )}
      </div>
    </Frame>
  );
};

interface FindProps {
  limits: Limits;
  onFind: (found: Pick<Limits, 'no' | 'day'>) => void;
}

const Find = ({ limits, onFind }: FindProps) => {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [no, setNo] = useState(limits.no);
  const [day, setDay] = useState<string>(limits.day);
  useKeys({ typeNumber: () => field.current?.select() });
  return (
    <form
      className={styles['find']}
      onSubmit={(event) => {
        event.preventDefault();
        field.current?.blur();
        onFind({ no: no.trim().toUpperCase(), day: readWireDate(day) ?? limits.day });
      }}
    >
      <TextField
        ref={field}
        label={say(texts.no)}
        help={say(texts.noHelp)}
        value={no}
        maxLength={40}
        autoComplete="off"
        trailing={<KeyHint>n</KeyHint>}
        onChange={({ currentTarget }) => setNo(currentTarget.value)}
      />
      <TextField
        type="date"
        label={say(texts.day)}
        // A year has four digits.
        max="2199-12-31"
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {say(texts.show)}
      </Button>
    </form>
  );
};

import { ReadFailed } from '@karigar/client/cache/read';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { sidesAfter, sidesOf } from '@karigar/domain/ledger/correction-effect';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Empty } from '@karigar/ui/empty/empty';
import { TextField } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { correctPath } from '#entities/record/record-path';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { useKeys } from '#platform/keys/use-keys';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { actOf, amountIn, choicesOf, type BorneBy } from './acts.ts';
import { CorrectPanel } from './correct-panel.tsx';
import { correctionsMessages as texts, WRONG_WORDS } from './corrections.messages.ts';
import styles from './corrections.module.css';
import { moneyQuery, type Money } from './job-money-query.ts';
import { SidesTable } from './sides-table.tsx';

const KEYS = ['typeNumber', 'pick', 'main', 'tabBefore', 'tabAfter'] as const;

/** The money of one job, what each side has of it, and its corrections with what they change. */
export const CorrectionsScreen = () => {
  const [query] = useSearchParams();
  const no = query.get('no') ?? '';
  return no === '' ? <Unasked /> : <Asked key={no} no={no} />;
};

const Unasked = () => {
  const say = useSay();
  return (
    <Frame title={say(texts.title)} keys={KEYS}>
      <div className={styles['screen']}>
        <Find no="" />
        <Empty scene="scene-empty" title={say(texts.none)} help={say(texts.noneHelp)} />
      </div>
    </Frame>
  );
};

const Asked = ({ no }: { no: string }) => {
  const say = useSay();
  const of = moneyQuery(no);
  const read = useQuery(of);
  const isMissing =
    read.error instanceof ReadFailed &&
    read.error.failure.kind === 'refused' &&
    read.error.failure.code === 'booking.not-found';
  if (read.data !== undefined) return <Job key={read.data.id} money={read.data} />;
  return (
    <Frame title={say(texts.title)} keys={KEYS}>
      <div className={styles['screen']}>
        <Find no={no} />
        {isMissing ? (
          <Empty scene="scene-empty" title={say(texts.notFound)} />
        ) : (
          <FirstRead
            of={of.queryKey}
            read={read}
            outline={<Skeleton width="100%" height={320} />}
          />
        )}
      </div>
    </Frame>
  );
};

const Find = ({ no }: { no: string }) => {
  const say = useSay();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(no);
  useEffect(() => {
    if (no === '') field.current?.focus();
  }, [no]);
  useKeys({ typeNumber: () => field.current?.select() });
  return (
    <form
      className={styles['find']}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = written.trim().toUpperCase();
        field.current?.blur();
        if (asked !== '') navigate(correctPath(asked), { replace: true });
      }}
    >
      <TextField
        ref={field}
        className={styles['words']}
        label={say(texts.no)}
        help={say(texts.noHelp)}
        value={written}
        maxLength={40}
        autoComplete="off"
        trailing={<KeyHint>n</KeyHint>}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {say(texts.look)}
      </Button>
    </form>
  );
};

const Job = ({ money }: { money: Money }) => {
  const say = useSay();
  const desks = useDesk()?.desks;
  const choices = choicesOf(money);
  const [key, setKey] = useState('refund');
  const [written, setWritten] = useState('');
  const [borneBy, setBorneBy] = useState<BorneBy>('everyone');
  const choice = choices.find((one) => one.key === key) ?? choices[0];
  const amount = choice === undefined ? null : amountIn(written, choice);
  const act = choice === undefined || amount === null ? null : actOf(choice, amount, borneBy);
  const then = act === null ? null : sidesAfter(act, money);
  const mayCorrect = desks?.includes('money') === true && money.isBilled;
  return (
    <Frame
      title={say(texts.title)}
      keys={KEYS}
      {...(mayCorrect &&
        choice !== undefined && {
          panel: (
            <CorrectPanel
              money={money}
              choices={choices}
              choice={choice}
              onChoose={(chosen) => {
                setKey(chosen);
                setWritten('');
              }}
              written={written}
              onWrite={setWritten}
              borneBy={borneBy}
              onBorneBy={setBorneBy}
              act={act === null || amount === null ? null : { of: act, amount }}
              wrong={then !== null && !then.ok ? say(WRONG_WORDS[then.refusal]) : ''}
              onDone={() => setWritten('')}
            />
          ),
        })}
    >
      <div className={styles['screen']}>
        <Find no={money.no} />
        {!money.isBilled && <Callout tone="info">{say(texts.notBilled)}</Callout>}
        {desks !== undefined && !desks.includes('money') && (
          <Callout tone="info">{say(texts.readOnly)}</Callout>
        )}
        {money.isBilled && (
          <SidesTable money={money} now={sidesOf(money)} later={then?.ok ? then.value : null} />
        )}
      </div>
    </Frame>
  );
};

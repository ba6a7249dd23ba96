import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { useKeys } from '#platform/keys/use-keys';
import { ACCOUNT_WORDS, booksMessages as texts } from './books.messages.ts';
import { checkQuery, type Checked } from './books-query.ts';
import styles from './books.module.css';

/** Whether the books add up, when somebody asks. */
export const CheckPanel = () => {
  const say = useSay();
  const [isAsked, setAsked] = useState(false);
  const read = useQuery({ ...checkQuery, enabled: isAsked });
  const check = (): void => {
    if (isAsked) void read.refetch();
    else setAsked(true);
  };
  useKeys({ checkAll: check });
  return (
    <RecordPanel
      label={say(texts.checked)}
      head={
        <Text as="h2" size="lead" strong>
          {say(texts.checked)}
        </Text>
      }
      foot={
        <Button busy={read.isFetching} onClick={check}>
          <span className={styles['keyed']}>
            {say(texts.check)}
            <KeyHint inside>c</KeyHint>
          </span>
        </Button>
      }
    >
      {!isAsked && <Text tone="muted">{say(texts.checkHelp)}</Text>}
      {isAsked &&
        (read.data === undefined ? (
          <FirstRead
            of={checkQuery.queryKey}
            read={read}
            outline={<Skeleton width="100%" height={240} />}
          />
        ) : (
          <Balance of={read.data} />
        ))}
    </RecordPanel>
  );
};

const Balance = ({ of: { accounts, total, wrong, openVisits, overLimit } }: { of: Checked }) => {
  const say = useSay();
  return (
    <>
      {total === 0 && wrong.length === 0 && <Callout tone="good">{say(texts.balanced)}</Callout>}
      {total !== 0 && (
        <Callout tone="bad" alert>
          {say(texts.unbalanced, { total: formatMoney(total) })}
        </Callout>
      )}
      {wrong.length > 0 && (
        <Callout tone="bad" alert>
          {say(texts.wrong, {
            ids: wrong.map(({ servicemanId }) => `#${servicemanId}`).join(', '),
          })}
        </Callout>
      )}
      <DescriptionList
        facts={[
          ...accounts.map(({ account, sum }) => ({
            key: account,
            label: say(ACCOUNT_WORDS[account]),
            value: <Amount of={sum} />,
          })),
          { key: 'total', label: say(texts.sum), value: <Amount of={total} /> },
        ]}
      />
      <Text as="h3" strong>
        {say(texts.overLimit)}
      </Text>
      {overLimit.length === 0 ? (
        <Text tone="muted">{say(texts.nobodyOver)}</Text>
      ) : (
        <DescriptionList
          facts={overLimit.map(({ servicemanId, name, cashInHand }) => ({
            key: String(servicemanId),
            label: name,
            value: <Amount of={cashInHand} />,
          }))}
        />
      )}
      {openVisits.count > 0 && (
        <Callout tone="info">
          {say(texts.openVisits, {
            count: openVisits.count,
            amount: formatMoney(openVisits.amount),
          })}
        </Callout>
      )}
    </>
  );
};

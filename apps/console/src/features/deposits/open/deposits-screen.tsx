import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { formatMoney } from '@karigar/domain/money-text';
import { useQuery } from '@tanstack/react-query';
import { MoneyQueue } from '#entities/money/money-queue.tsx';
import { DepositPanel } from './deposit-panel.tsx';
import { depositsMessages as texts, WAY_NAMES } from './deposits.messages.ts';
import { depositsQuery, type Deposit } from './deposits-query.ts';

const NONE: readonly Deposit[] = [];

/** Cash that servicemen say they have deposited; each is answered once somebody has seen the money. */
export const DepositsScreen = () => {
  const say = useSay();
  const since = useSince();
  const read = useQuery(depositsQuery);
  const deposits = read.data?.deposits ?? NONE;
  return (
    <MoneyQueue
      title={texts.title}
      list={texts.list}
      none={texts.none}
      noneHelp={texts.noneHelp}
      counts={say(texts.counts, { count: read.data?.waiting ?? 0 })}
      queryKey={depositsQuery.queryKey}
      read={read}
      keys={['finish', 'setAside']}
      lines={deposits.map((deposit) => ({
        key: String(deposit.id),
        icon: 'cash',
        kind: say(WAY_NAMES[deposit.way]),
        title: deposit.name,
        detail: [
          deposit.reference,
          since(deposit.depositedAt),
          say(texts.carries, { amount: formatMoney(deposit.cashInHand) }),
        ].join(' · '),
        dueAt: deposit.dueAt,
        amount: deposit.amount,
      }))}
      renderPanel={(key, goOn) => {
        const deposit = deposits.find(({ id }) => String(id) === key);
        return deposit && <DepositPanel key={key} deposit={deposit} onAnswered={goOn} />;
      }}
    />
  );
};

import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { useQuery } from '@tanstack/react-query';
import { MoneyQueue } from '#entities/money/money-queue.tsx';
import { COMING_NAMES, comingMessages as texts } from './coming.messages.ts';
import { ComingPanel } from './coming-panel.tsx';
import { comingOf, comingQuery, keyOf } from './coming-query.ts';

/** Payments by UPI that somebody must have seen, and refunds that a person sends or looks after. */
export const ComingScreen = () => {
  const say = useSay();
  const since = useSince();
  const read = useQuery(comingQuery);
  const items = comingOf(read.data?.items ?? []);
  return (
    <MoneyQueue
      title={texts.title}
      list={texts.list}
      none={texts.none}
      noneHelp={texts.noneHelp}
      counts={say(texts.counts, { count: items.length })}
      queryKey={comingQuery.queryKey}
      read={read}
      keys={['finish', 'openPage']}
      lines={items.map((item) => ({
        key: keyOf(item),
        icon: item.kind === 'upi' ? 'rupee' : 'undo',
        kind: say(COMING_NAMES[item.kind]),
        title: item.kind === 'upi' ? item.id : item.name,
        detail: [
          item.bookingNo,
          item.what,
          item.kind === 'upi' ? item.name : '',
          item.at === null ? '' : since(item.at),
        ]
          .filter((part) => part !== null && part !== '')
          .join(' · '),
        dueAt: item.dueAt,
        amount: item.amount,
      }))}
      renderPanel={(key, goOn) => {
        const item = items.find((one) => keyOf(one) === key);
        return item && <ComingPanel key={key} item={item} onAnswered={goOn} />;
      }}
    />
  );
};

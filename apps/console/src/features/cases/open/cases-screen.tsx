import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { useQuery } from '@tanstack/react-query';
import { MoneyQueue } from '#entities/money/money-queue.tsx';
import { CasePanel } from './case-panel.tsx';
import { casesMessages as texts, LINE_NAMES } from './cases.messages.ts';
import { casesQuery, type Case } from './cases-query.ts';

const NONE: readonly Case[] = [];

/** Questions of servicemen about their earnings; each is answered in words beside the line, its job and its rule. */
export const CasesScreen = () => {
  const say = useSay();
  const since = useSince();
  const read = useQuery(casesQuery);
  const cases = read.data?.cases ?? NONE;
  return (
    <MoneyQueue
      title={texts.title}
      list={texts.list}
      none={texts.none}
      noneHelp={texts.noneHelp}
      counts={say(texts.counts, { count: read.data?.waiting ?? 0 })}
      queryKey={casesQuery.queryKey}
      read={read}
      keys={['finish', 'correct', 'openPage']}
      lines={cases.map(({ caseNo, line, question, name, bookingNo, askedAt, dueAt }) => ({
        key: caseNo,
        icon: 'chat',
        kind: say(LINE_NAMES[line.kind]),
        title: question,
        detail: [caseNo, name, bookingNo, since(askedAt)].join(' · '),
        dueAt,
        amount: line.amount,
      }))}
      renderPanel={(key, goOn) => {
        const one = cases.find(({ caseNo }) => caseNo === key);
        return one && <CasePanel key={key} of={one} onAnswered={goOn} />;
      }}
    />
  );
};

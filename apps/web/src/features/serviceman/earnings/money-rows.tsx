import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { earningsMessages as texts } from './earnings.messages.ts';
import { usePeriod } from './use-period.ts';
import type { Week } from './week-bars.ts';

const partPath = (part: string | number) => pathTo('earningsPart', { part });

/** The last payout, the month, the year, and links to the lists. */
export const MoneyRows = ({ week: { today, lastPayout, month, year } }: { week: Week }) => {
  const say = useSay();
  const { date, monthName } = usePeriod();
  return (
    <Panel rows>
      {lastPayout === null ? (
        <PanelRow
          icon="bank"
          label={say(texts.payouts)}
          hint={say(texts.nothingPaidYet)}
          href={partPath('payouts')}
        />
      ) : (
        <PanelRow
          icon="bank"
          label={say(texts.paidToBank)}
          hint={`${date(lastPayout.day)} · ${lastPayout.bank}`}
          end={<Amount of={lastPayout.amount} size="small" />}
          href={partPath('payouts')}
        />
      )}
      <PanelRow
        icon="cal"
        label={say(texts.monthSoFar, { month: monthName(month.from) })}
        end={<Amount of={month.earned} size="small" />}
        href={partPath(month.from.slice(0, 7))}
      />
      <PanelRow
        icon="wallet"
        label={say(texts.thisYear)}
        end={<Amount of={year.earned} size="small" />}
        href={partPath(financialYearOf(today))}
      />
      <PanelRow icon="cash" label={say(texts.deposits)} href={partPath('deposits')} />
      <PanelRow icon="info" label={say(texts.yourQuestions)} href={partPath('questions')} />
    </Panel>
  );
};

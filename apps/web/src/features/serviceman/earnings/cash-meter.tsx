import type { CashInHand } from '@karigar/contract/earnings/cash-in-hand';
import { minus } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { MoneyMeter } from '@karigar/ui/meter/money-meter';
import { Text } from '@karigar/ui/text/text';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { cashMessages as texts } from './cash.messages.ts';
import { DepositSheet } from './deposit-sheet.tsx';
import { usePeriod } from './use-period.ts';

const SHEETS = ['deposit'] as const;

/** Company cash that the serviceman holds: the amount, the limit, and when to deposit. */
export const CashMeter = ({ cash }: { cash: CashInHand }) => {
  const say = useSay();
  const { date } = usePeriod();
  const sheet = useSheet(SHEETS);
  const { amount, waiting, limit, level, depositBy } = cash;
  const open = minus(amount, waiting);
  const noteOf = (): string => {
    if (level === 'over') return say(texts.overLimit);
    if (depositBy === null) return say(texts.nothingInHand);
    return say(level === 'warning' ? texts.nearLimit : texts.depositBy, { day: date(depositBy) });
  };
  return (
    <>
      <MoneyMeter
        icon="cash"
        label={say(texts.cashInHand)}
        amount={<Amount of={amount} />}
        action={
          open > 0 && (
            <Button variant="accent" small onClick={() => sheet.show('deposit')}>
              {say(texts.deposit)}
            </Button>
          )
        }
        limit={{
          share: limit > 0 ? Math.max(0, amount) / limit : 0,
          label: say(texts.mayHold, { amount: formatMoney(limit) }),
        }}
        note={noteOf()}
        warns={level !== 'fine'}
      >
        {waiting > 0 && (
          <Text size="small">{say(texts.waiting, { amount: formatMoney(waiting) })}</Text>
        )}
      </MoneyMeter>
      <DepositSheet most={open} open={sheet.open !== null} onClose={sheet.close} />
    </>
  );
};

import { formatMoney } from '@karigar/domain/money-text';
import { Empty } from '@karigar/ui/empty/empty';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { PayoutPauseNote } from '#entities/earnings/payout-pause-note.tsx';
import { weekEarnings } from '#entities/earnings/week-earnings';
import { EarningsPage } from './earnings-page.tsx';
import { payouts } from './earnings.queries.ts';
import { periodsMessages as texts } from './periods.messages.ts';
import { PaceRow } from './pace-sheet.tsx';
import { usePeriod } from './use-period.ts';

const NextPayout = () => {
  const say = useSay();
  const { date } = usePeriod();
  const { data } = useQuery(weekEarnings(null));
  if (data === undefined) return null;
  const { day, amount } = data.nextPayout;
  const pace = data.payoutPace !== undefined && <PaceRow of={data.payoutPace} />;
  if (amount <= 0) return pace;
  return (
    <>
      <PayoutPauseNote of={data.payoutPause} />
      <Panel rows>
        <PanelRow
          icon="hour"
          label={say(texts.nextPayout)}
          hint={say(texts.onDay, { day: date(day) })}
          end={<Amount of={amount} size="small" />}
        />
      </Panel>
      {pace}
    </>
  );
};

/** Payouts to the serviceman's bank, and the next one. */
export const PayoutsScreen = () => {
  const say = useSay();
  const { date } = usePeriod();
  return (
    <EarningsPage
      title={say(texts.payouts)}
      of={payouts.queryKey}
      read={useQuery(payouts)}
      couldNotLoad={say(texts.payoutsDidNotLoad)}
    >
      {(paid) => (
        <>
          <NextPayout />
          {paid.length === 0 ? (
            <Empty
              scene="scene-empty"
              title={say(texts.noPayouts)}
              help={say(texts.noPayoutsHelp)}
            />
          ) : (
            <Panel rows>
              {paid.map(({ id, day, amount, kept, fee, bank, reference, returned }) => (
                <PanelRow
                  key={id}
                  icon="bank"
                  label={date(day)}
                  hint={[
                    say(texts.bankAndNumber, { bank, number: reference }),
                    ...(returned === undefined
                      ? []
                      : [say(texts.returned, { day: date(returned) })]),
                    ...(fee === undefined
                      ? []
                      : [say(texts.payoutFee, { amount: formatMoney(fee) })]),
                    ...(kept > 0 ? [say(texts.kept, { amount: formatMoney(kept) })] : []),
                  ].join(' · ')}
                  end={<Amount of={amount} size="small" />}
                />
              ))}
            </Panel>
          )}
        </>
      )}
    </EarningsPage>
  );
};

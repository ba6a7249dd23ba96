import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { rateOn, type Rate } from '@karigar/domain/ledger/rates';
import { splitBill } from '@karigar/domain/ledger/split-bill';
import { paise } from '@karigar/domain/money';
import { Text } from '@karigar/ui/text/text';
import type { RateLine } from './rate-lines.ts';
import { RATE_KIND_NAMES } from '#entities/rates/rate-kinds.messages';
import { ratesMessages as texts } from './rates.messages.ts';
import type { Rates } from './rates-query.ts';
import styles from './rates.module.css';

const EXAMPLE = paise(100_000);

const splitOn = (rates: readonly Rate[], categoryId: number, day: IndiaDay) =>
  splitBill(EXAMPLE, {
    tax: rateOn(rates, 'tax', categoryId, day),
    commission: rateOn(rates, 'commission', categoryId, day),
  });

interface EffectProps {
  line: RateLine;
  rates: Rates;
  on: IndiaDay;
  basisPoints: number;
}

/** Who gets how much of a price, today and from that day on. */
export const RateEffect = ({ line, rates, on, basisPoints }: EffectProps) => {
  const say = useSay();
  const { kind, category } = line;
  if (kind !== 'tax' && kind !== 'commission') return null;
  const of = category?.id ?? 0;
  const rate: Rate = { kind, categoryId: category?.id ?? null, fromDay: on, basisPoints };
  // Of one category and day the new rate takes the place of the old one.
  const others = rates.rates.filter(
    (one) => one.kind !== kind || one.categoryId !== rate.categoryId || one.fromDay !== on,
  );
  const now = splitOn(rates.rates, of, rates.today);
  const later = splitOn([...others, rate], of, on);
  const rows = [
    { key: 'tax', label: say(RATE_KIND_NAMES.tax), now: now.tax, later: later.tax },
    {
      key: 'commission',
      label: say(RATE_KIND_NAMES.commission),
      now: now.commission,
      later: later.commission,
    },
    { key: 'share', label: say(texts.share), now: now.share, later: later.share },
  ];
  return (
    <table className={styles['effect']}>
      <caption>
        <Text as="span" size="small" tone="muted">
          {say(texts.effect)}
        </Text>
      </caption>
      <thead>
        <tr>
          <td aria-hidden="true" />
          <th scope="col">{say(texts.effectNow)}</th>
          <th scope="col">{say(texts.effectThen)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td>
              <Amount of={row.now} />
            </td>
            <td>
              <Amount of={row.later} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

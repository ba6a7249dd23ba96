import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { writePercent } from '@karigar/domain/ledger/percent';
import { sumOf, type Paise } from '@karigar/domain/money';
import { Text } from '@karigar/ui/text/text';
import type { ReactNode } from 'react';
import { reportMessages as texts } from './report.messages.ts';
import type { Supply, TaxReport } from './report-query.ts';
import { ReportTable } from './report-table.tsx';

const TAXES = ['taxable', 'cgst', 'sgst', 'igst'] as const;

const amountsOf = (of: (key: (typeof TAXES)[number]) => Paise): Record<string, ReactNode> =>
  Object.fromEntries(TAXES.map((key) => [key, <Amount key={key} of={of(key)} />]));

interface SuppliesProps {
  title: string;
  rows: readonly Supply[];
  empty: string;
  end?: ReactNode;
}

/** Invoices, or what lowers them, by GSTIN, place, rate and buyer. */
export const Supplies = ({ title, rows, empty, end }: SuppliesProps) => {
  const say = useSay();
  return (
    <ReportTable
      title={title}
      empty={empty}
      end={end}
      columns={[
        { key: 'gstin', head: say(texts.gstin) },
        { key: 'place', head: say(texts.place) },
        { key: 'rate', head: say(texts.rate), isNumber: true },
        { key: 'buyer', head: say(texts.buyer) },
        { key: 'section95', head: say(texts.section95) },
        { key: 'papers', head: say(texts.number), isNumber: true },
        { key: 'taxable', head: say(texts.taxable), isNumber: true },
        { key: 'cgst', head: 'CGST', isNumber: true },
        { key: 'sgst', head: 'SGST', isNumber: true },
        { key: 'igst', head: 'IGST', isNumber: true },
      ]}
      rows={rows.map((row) => ({
        key: [row.gstin, row.place, row.rate, row.isB2b, row.isOfSection95].join(),
        cells: {
          gstin: row.gstin,
          place: row.place,
          rate: writePercent(row.rate),
          buyer: row.isB2b ? 'B2B' : 'B2C',
          section95: say(row.isOfSection95 ? texts.yes : texts.no),
          papers: String(row.papers),
          ...amountsOf((key) => row[key]),
        },
      }))}
      total={{
        gstin: say(texts.total),
        papers: String(rows.reduce((count, { papers }) => count + papers, 0)),
        ...amountsOf((key) => sumOf(rows.map((row) => row[key]))),
      }}
    />
  );
};

/** What was withheld from whom. */
export const Withheld = ({ of, end }: { of: TaxReport['withheld']; end?: ReactNode }) => {
  const say = useSay();
  const { people, gross, amount, rows } = of;
  const shown = new Set(rows.map(({ servicemanId }) => servicemanId)).size;
  return (
    <>
      <ReportTable
        title={say(texts.withheld)}
        empty={say(texts.noWithheld)}
        end={end}
        columns={[
          { key: 'name', head: say(texts.name) },
          { key: 'pan', head: say(texts.pan) },
          { key: 'rate', head: say(texts.rate), isNumber: true },
          { key: 'gross', head: say(texts.gross), isNumber: true },
          { key: 'withheld', head: say(texts.amount), isNumber: true },
        ]}
        rows={rows.map((row) => ({
          key: `${row.servicemanId} ${row.rate}`,
          cells: {
            name: row.name,
            pan: say(row.hasPan ? texts.yes : texts.no),
            rate: writePercent(row.rate),
            gross: <Amount of={row.gross} />,
            withheld: <Amount of={row.withheld} />,
          },
        }))}
        total={{
          name: say(texts.total),
          gross: <Amount of={gross} />,
          withheld: <Amount of={amount} />,
        }}
      />
      {shown < people && (
        <Text size="small" tone="muted">
          {say(texts.first, { shown: String(shown), people: String(people) })}
        </Text>
      )}
    </>
  );
};

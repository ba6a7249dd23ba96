import { getTaxReport } from '@karigar/contract/tax/get-tax-report';
import { sumOf } from '@karigar/domain/money';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { periodOfMonth, readReport } from '../read-report.ts';

const MOST_PEOPLE = 200;

export const getTaxReportHandler = defineHandler(
  getTaxReport,
  async ({ month }, scope) => {
    const period = periodOfMonth(month, scope.now);
    if (period === null) return refused('statement.no-such-period');
    const { supplies, creditNotes, withheld } = await readReport(scope, period);
    return accepted({
      ...period,
      supplies,
      creditNotes,
      withheld: {
        people: new Set(withheld.map(({ servicemanId }) => servicemanId)).size,
        gross: sumOf(withheld.map(({ gross }) => gross)),
        amount: sumOf(withheld.map((row) => row.withheld)),
        rows: withheld.slice(0, MOST_PEOPLE),
      },
    });
  },
  { as: 'ops', audited: true },
);

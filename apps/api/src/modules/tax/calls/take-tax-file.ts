import { takeTaxFile } from '@karigar/contract/tax/take-tax-file';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { periodOfMonth, readReport } from '../read-report.ts';
import { gstFile, tdsFile } from '../report-file.ts';

export const takeTaxFileHandler = defineHandler(
  takeTaxFile,
  async ({ month, paper }, scope) => {
    const { now, note, language } = scope;
    const period = periodOfMonth(month, now);
    if (period === null) return refused('statement.no-such-period');
    note({ reason: `tax file ${paper} of ${month}` });
    const report = await readReport(scope, period);
    const csv = paper === 'gst' ? gstFile(report, language) : tdsFile(report, language);
    return accepted({ name: `${paper}-${month}.csv`, csv });
  },
  { as: 'ops' },
);

import { getTaxReportHandler } from './calls/get-tax-report.ts';
import { listRatesHandler } from './calls/list-rates.ts';
import { saveRateHandler } from './calls/save-rate.ts';
import { takeTaxFileHandler } from './calls/take-tax-file.ts';

export { saveRateNow } from './calls/save-rate.ts';

export const taxHandlers = [
  listRatesHandler,
  saveRateHandler,
  getTaxReportHandler,
  takeTaxFileHandler,
];

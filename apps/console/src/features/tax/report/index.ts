export { TaxReportScreen } from './tax-report-screen.tsx';

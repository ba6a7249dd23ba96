export { BankDetailsScreen } from './bank-details-screen.tsx';

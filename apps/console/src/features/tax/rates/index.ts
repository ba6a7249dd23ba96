export { RatesScreen } from './rates-screen.tsx';

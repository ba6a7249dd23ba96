export { EarningsScreen } from './earnings-screen.tsx';
export { EarningsPartScreen } from './earnings-part-screen.tsx';

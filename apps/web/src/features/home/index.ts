export { CustomerHomeScreen } from './customer-home-screen.tsx';
export { ServicemanHomeScreen } from './serviceman-home-screen.tsx';

export { CustomerHomeScreen } from './customer-home-screen.tsx';

export { CustomerProfileScreen } from './customer-profile-screen.tsx';

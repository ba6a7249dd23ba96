export { CustomerProfileScreen } from './customer-profile-screen.tsx';
export { ServicemanProfileScreen } from './serviceman-profile-screen.tsx';

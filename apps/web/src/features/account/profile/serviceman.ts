export { ServicemanProfileScreen } from './serviceman-profile-screen.tsx';

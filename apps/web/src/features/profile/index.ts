export { CustomerProfileScreen } from './customer-profile-screen.tsx';
export { ProfileSettingScreen } from './profile-setting-screen.tsx';
export { ServicemanProfileScreen } from './serviceman-profile-screen.tsx';

export { ProfileSettingScreen } from './profile-setting-screen.tsx';

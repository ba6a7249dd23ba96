export { GuideScreen } from './guide-screen.tsx';

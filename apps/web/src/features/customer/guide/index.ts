export { CustomerGuideScreen } from './customer-guide-screen.tsx';

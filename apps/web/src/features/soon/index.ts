export { SoonScreen } from './soon-screen.tsx';

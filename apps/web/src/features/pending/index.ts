export { PendingScreen } from './pending-screen.tsx';

export { WaitingScreen } from './waiting-screen.tsx';

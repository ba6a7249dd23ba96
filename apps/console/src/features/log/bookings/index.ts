export { LogScreen } from './log-screen.tsx';

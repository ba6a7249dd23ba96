export { DutyScreen } from './duty-screen.tsx';

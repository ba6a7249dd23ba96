export { AlarmBar } from './alarm-bar.tsx';

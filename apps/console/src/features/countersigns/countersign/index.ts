export { CountersignScreen } from './countersign-screen.tsx';

export { ComingScreen } from './coming-screen.tsx';

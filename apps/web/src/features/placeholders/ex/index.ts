export { ExScreen } from './ex-screen.tsx';

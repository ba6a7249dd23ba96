export { AcceptedScreen } from './accepted-screen.tsx';

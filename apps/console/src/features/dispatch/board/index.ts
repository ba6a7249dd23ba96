export { DispatchScreen } from './dispatch-screen.tsx';

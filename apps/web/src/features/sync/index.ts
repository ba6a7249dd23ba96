export { SyncScreen } from './sync-screen.tsx';

export { SyncScreen } from './sync-screen.tsx';
export { WaitingSheet } from './waiting-sheet.tsx';

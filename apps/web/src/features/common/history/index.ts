export { HistoryDetailScreen } from './history-detail-screen.tsx';
export { HistoryScreen } from './history-screen.tsx';

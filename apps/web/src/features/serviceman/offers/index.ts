export { OffersScreen } from './offers-screen.tsx';

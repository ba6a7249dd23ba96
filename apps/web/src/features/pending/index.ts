export { PendingScreen } from '../serviceman/offers/offers-screen.tsx';

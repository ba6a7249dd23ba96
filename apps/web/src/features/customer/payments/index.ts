export { OnlinePaymentScreen } from './online-payment-screen.tsx';

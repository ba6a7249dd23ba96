export { IdVerificationScreen } from './id-verification-screen.tsx';

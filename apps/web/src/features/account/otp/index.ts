export { OtpScreen } from './otp-screen.tsx';

export { PasswordLoginScreen } from './password-login-screen.tsx';

export { NotMeScreen } from './not-me-screen.tsx';

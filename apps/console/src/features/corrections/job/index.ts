export { CorrectionsScreen } from './corrections-screen.tsx';

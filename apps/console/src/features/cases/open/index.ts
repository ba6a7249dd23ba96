export { CasesScreen } from './cases-screen.tsx';

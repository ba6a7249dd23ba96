export { BookScreen } from './book-screen.tsx';

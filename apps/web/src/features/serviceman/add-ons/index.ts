export { AddOnScreen } from './add-on-screen.tsx';

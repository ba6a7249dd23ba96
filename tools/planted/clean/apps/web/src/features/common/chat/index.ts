export { title } from './chat-screen.ts';

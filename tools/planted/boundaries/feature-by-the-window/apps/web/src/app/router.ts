export { title } from '../features/chat/chat-screen.ts';

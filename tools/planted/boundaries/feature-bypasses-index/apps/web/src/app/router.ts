export { title } from '../features/common/chat/chat-screen.ts';

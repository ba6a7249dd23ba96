export { ChatScreen } from './chat-screen.tsx';

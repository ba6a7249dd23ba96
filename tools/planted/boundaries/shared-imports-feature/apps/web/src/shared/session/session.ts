export { title } from '../../features/chat/index.ts';

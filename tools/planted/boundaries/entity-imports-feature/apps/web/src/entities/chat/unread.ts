export { title } from '../../features/common/chat/index.ts';

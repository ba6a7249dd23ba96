export { title } from '../../entities/chat/title.ts';

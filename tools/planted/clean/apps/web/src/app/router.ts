import { title } from '../features/chat/index.ts';

export const screens = [title];

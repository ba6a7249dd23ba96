import { title } from '../features/common/chat/index.ts';

export const screens = [title];

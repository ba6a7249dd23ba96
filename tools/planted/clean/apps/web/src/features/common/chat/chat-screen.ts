import { words } from '../../../platform/format/words.ts';

export const title = words('chat', 'Select a message from the list');

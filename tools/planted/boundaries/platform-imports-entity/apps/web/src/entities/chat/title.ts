export const title = 'Chat';

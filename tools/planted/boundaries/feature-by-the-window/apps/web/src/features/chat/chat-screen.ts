export const title = 'chat';

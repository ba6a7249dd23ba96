export const title = 'profile';

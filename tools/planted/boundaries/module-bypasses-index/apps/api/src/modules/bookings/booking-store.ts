export const find = 1;

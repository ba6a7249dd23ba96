export const offers = 1;

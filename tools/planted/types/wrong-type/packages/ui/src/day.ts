export const DAY: string = 24;

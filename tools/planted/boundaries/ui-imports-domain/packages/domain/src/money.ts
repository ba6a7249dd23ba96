export const RUPEE = 100;

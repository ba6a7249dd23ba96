export const sealAgainHandler = 1;

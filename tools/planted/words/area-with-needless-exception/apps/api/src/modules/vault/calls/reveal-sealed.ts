export const revealSealedHandler = 1;

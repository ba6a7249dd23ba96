export const heldSince = (): Date => new Date();

export const heldSince = (): number => Date.now();

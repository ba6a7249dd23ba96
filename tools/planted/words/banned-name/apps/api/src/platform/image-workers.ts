export const createPainters = () => 1;

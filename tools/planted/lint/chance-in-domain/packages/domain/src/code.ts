export const completionCode = (): number => Math.floor(Math.random() * 10_000);

export type Input = string;

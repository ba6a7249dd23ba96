import { revealSealedAnswer } from './calls/reveal-sealed.ts';

export const vaultAnswers = [revealSealedAnswer];

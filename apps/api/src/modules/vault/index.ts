import { revealSealedHandler } from './calls/reveal-sealed.ts';

export const vaultHandlers = [revealSealedHandler];

import { defineCall } from '../define-call.ts';

export const revealSealed = defineCall({ name: 'reveal-sealed' });

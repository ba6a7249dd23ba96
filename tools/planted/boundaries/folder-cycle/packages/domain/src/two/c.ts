import { b } from '../one/b.ts';

export const c = b;

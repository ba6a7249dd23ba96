import { d } from '../two/d.ts';

export const a = d;

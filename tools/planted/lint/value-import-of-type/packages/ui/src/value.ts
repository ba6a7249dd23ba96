import { Value } from './kinds.ts';

export const keep = (value: Value): Value => value;

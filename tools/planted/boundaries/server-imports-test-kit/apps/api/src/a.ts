import { world } from '../testing/world.ts';

export const a = world;

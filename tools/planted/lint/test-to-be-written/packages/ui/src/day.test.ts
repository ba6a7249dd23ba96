import { it } from 'vitest';

it.todo('adds');

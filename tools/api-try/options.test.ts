import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('uses the port of the environment unless an address is given', () => {
  expect(readOptions([], {})).toMatchObject({ base: 'http://127.0.0.1:8080', isChosen: false });
  expect(readOptions([], { PORT: '9090' }).base).toBe('http://127.0.0.1:9090');
  const chosen = readOptions(['--base', 'http://localhost:7000/'], { PORT: '9090' });
  expect(chosen).toMatchObject({ base: 'http://localhost:7000', isChosen: true });
});

it.each([[['--fresh']], [['--base']], [['somewhere']], [['--base', 'somewhere']]])(
  'refuses the arguments %s in one line',
  (args) => {
    expect(() => readOptions(args, {})).toThrow(/^[^\n]+(npm run api:try|such as http)[^\n]*$/);
  },
);

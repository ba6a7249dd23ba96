import { expect, it } from 'vitest';
import { accepted, refused } from '../result.ts';
import { mayTryPassword } from './password-tries.ts';

it.each([
  [0, 0, accepted({ needsCaptcha: false })],
  [9, 9, accepted({ needsCaptcha: false })],
  [10, 10, refused('login.too-many-tries')],
  [0, 10, accepted({ needsCaptcha: true })],
  [9, 5000, accepted({ needsCaptcha: true })],
])(
  'decides on a password attempt after %i failures here and %i in all',
  (here, everywhere, answer) => {
    expect(mayTryPassword({ here, everywhere })).toEqual(answer);
  },
);

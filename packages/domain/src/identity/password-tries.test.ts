import { expect, it } from 'vitest';
import { accepted, refused } from '../result.ts';
import { mayTryPassword } from './password-tries.ts';

it.each([
  [0, 0, null, accepted({ needsCaptcha: false })],
  [9, 9, null, accepted({ needsCaptcha: false })],
  [10, 10, null, refused('login.too-many-tries')],
  [0, 10, null, accepted({ needsCaptcha: true })],
  [9, 99, null, accepted({ needsCaptcha: true })],
  [0, 100, null, refused('login.too-many-tries')],
  [10, 5000, 0, accepted({ needsCaptcha: false })],
  [10, 5000, 9, accepted({ needsCaptcha: false })],
  [10, 10, 10, refused('login.too-many-tries')],
])(
  'decides on a password attempt after %i failures here, %i in all and %s of a known device',
  (here, everywhere, device, answer) => {
    expect(mayTryPassword({ here, everywhere, device })).toEqual(answer);
  },
);

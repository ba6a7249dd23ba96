import { expect, it } from 'vitest';
import { secondProof, type PhoneLogin } from './second-proof.ts';

const DAY = 86_400_000;
const either = [true, false];
const idles = [0, 90 * DAY, 90 * DAY + 1];
const lastFours = ['none', 'open', 'used-up'] as const;
const disownedOnes = ['nothing', 'something', 'phone'] as const;

const devices = ['known', 'first', 'new'] as const;

const every: PhoneLogin[] = devices.flatMap((device) =>
  either.flatMap((hasData) =>
    idles.flatMap((idleMs) =>
      either.flatMap((hasProvenEmail) =>
        lastFours.flatMap((lastFour) =>
          disownedOnes.map((disowned) => ({
            device,
            hasData,
            idleMs,
            hasProvenEmail,
            lastFour,
            disowned,
          })),
        ),
      ),
    ),
  ),
);

/** The whole rule as documented: the first matching row decides. */
const TABLE: readonly (readonly [Partial<PhoneLogin>, ReturnType<typeof secondProof>])[] = [
  [{ disowned: 'phone' }, 'operations'],
  [{ device: 'known' }, null],
  [{ hasData: false }, null],
  [{ device: 'first', idleMs: 0, disowned: 'nothing' }, null],
  [{ device: 'first', idleMs: 90 * DAY, disowned: 'nothing' }, null],
  [{ hasProvenEmail: true }, 'email'],
  [{ lastFour: 'open' }, 'last-four'],
  [{ lastFour: 'used-up' }, 'operations'],
  [{ lastFour: 'none', idleMs: 90 * DAY + 1 }, 'operations'],
  [{ lastFour: 'none', disowned: 'something' }, 'operations'],
  [{ lastFour: 'none' }, null],
];

const fits = (login: PhoneLogin, line: Partial<PhoneLogin>): boolean =>
  Object.entries(line).every(([fact, value]) => login[fact as keyof PhoneLogin] === value);

it.each(every)('requires the second factor of the table for %j', (login) => {
  const line = TABLE.find(([facts]) => fits(login, facts));
  expect(secondProof(login)).toBe(line?.[1]);
});

it('covers every row of the table', () => {
  for (const [facts] of TABLE) expect(every.some((login) => fits(login, facts))).toBe(true);
  expect(every).toHaveLength(324);
});

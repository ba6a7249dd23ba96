import { CALLS } from '@karigar/contract/registry';
import { goldenOf } from '@karigar/contract/testing/fixtures';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { writeOutput } from './write-output.ts';

const outcome = (encode: () => unknown): unknown => {
  try {
    return { written: encode() };
  } catch {
    return 'refused';
  }
};

const WRONG: readonly unknown[] = [undefined, null, '', 'x', 0, 1.5, -1, Number.NaN, true, {}, []];

/** The value with each of its parts replaced in turn. */
const variantsOf = (value: unknown): unknown[] => {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inside = parts.flatMap(([name, part]) =>
    variantsOf(part).map((changed) =>
      Array.isArray(value)
        ? value.with(Number(name), changed)
        : Object.assign({}, value, { [name]: changed }),
    ),
  );
  return [...WRONG, ...inside];
};

/** Calls with parts that only z.encode understands: unions of objects, codecs that may refuse. None of them is hot. */
const SLOW = [
  'accept-invite',
  'accept-invite-with-authenticator',
  'begin-invite-passkey',
  'begin-operator-login',
  'begin-passkey-proof',
  'list-jobs-to-free',
  'login-operator',
  'login-with-authenticator',
  'login-with-id-token',
  'login-with-password',
  'register',
  'continue-as-guest',
  'switch-role',
  'verify-otp',
  'login-with-passkey',
  'begin-passkey-login',
  'begin-passkey',
  'get-captcha',
  'confirm-second-proof',
  'start-fresh-account',
  'list-service-add-ons',
  'export-my-data',
];

// A zod whose inside has changed would send every call the slow way, with the same replies.
it('writeOutput encodes the golden reply of every call without z.encode, but for the known ones', () => {
  const slow = new Set<string>();
  for (const call of CALLS)
    writeOutput(call.output, goldenOf(call)?.success.data, (schema, value) => {
      slow.add(call.name);
      return z.encode(schema, value);
    });
  expect([...slow].toSorted()).toEqual(SLOW.toSorted());
});

describe('writeOutput compared with z.encode', () => {
  it.each(CALLS.map((call) => ({ call, name: call.name })))(
    'writeOutput equals z.encode for $name',
    ({ call }) => {
      const golden = goldenOf(call)?.success.data;
      expect(writeOutput(call.output, golden)).toEqual(z.encode(call.output, golden));
      for (const variant of variantsOf(golden)) {
        expect(outcome(() => writeOutput(call.output, variant))).toEqual(
          outcome(() => z.encode(call.output, variant)),
        );
      }
    },
  );

  const odd = z.object({
    email: z.email(),
    short: z.string().check(z.maxLength(3)),
    trimmed: z.string().check(z.trim()),
    word: z.literal('yes'),
    count: z.int().check(z.minimum(1)),
    list: z.array(z.number()).check(z.minLength(1)),
    maybe: z.optional(z.string()),
    sealed: z.codec(z.string(), z.number(), {
      decode: Number,
      encode: (value, payload) => {
        if (value > 9) payload.issues.push({ code: 'custom', message: 'no', input: value });
        return String(value);
      },
    }),
  });
  const right = {
    email: 'suresh@example.in',
    short: 'abc',
    trimmed: ' x ',
    word: 'yes',
    count: 1,
    list: [1],
    maybe: 'x',
    sealed: 9,
  };

  it.each([
    right,
    ...variantsOf(right).map((variant) => variant),
    { ...right, sealed: 10 },
    { ...right, email: 'no address' },
    { ...right, short: 'abcd' },
    { ...right, more: 'left out' },
  ])('writeOutput equals z.encode for schemas that no call has yet: %j', (value) => {
    expect(outcome(() => writeOutput(odd, value))).toEqual(
      outcome(() => z.encode(odd, value as never)),
    );
  });
});

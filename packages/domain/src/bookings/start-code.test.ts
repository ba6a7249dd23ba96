import { describe, expect, it } from 'vitest';
import { isStartCode, START_CODES, startProof, writeStartCode } from './start-code.ts';

const CODES = Array.from({ length: START_CODES }, (_, number) => writeStartCode(number));

describe('a start code', () => {
  it('has four digits, and no two numbers have the same', () => {
    expect(CODES.every(isStartCode)).toBe(true);
    expect(new Set(CODES).size).toBe(START_CODES);
  });

  it('with one wrong digit or two swapped ones is no code of any booking', () => {
    const mistyped = CODES.flatMap((code) =>
      [...code].flatMap((digit, at) => {
        const others = '0123456789'.split('').filter((other) => other !== digit);
        const wrong = others.map((other) => code.slice(0, at) + other + code.slice(at + 1));
        const next = code[at + 1] ?? digit;
        const swapped = code.slice(0, at) + next + digit + code.slice(at + 2);
        return next === digit ? wrong : wrong.concat(swapped);
      }),
    );
    expect(mistyped.filter(isStartCode)).toEqual([]);
  });
});

describe('startProof', () => {
  const right = (typed: string) => typed === '1234';

  it('is nothing for a service that asks for no code', () => {
    expect(startProof(false, '1234', right)).toBeNull();
  });

  it('tells a given code from a wrong one and from none', () => {
    expect(startProof(true, ' 1234 ', right)).toBe('given');
    expect(startProof(true, '1235', right)).toBe('wrong');
    expect(startProof(true, ' ', right)).toBe('without');
  });
});

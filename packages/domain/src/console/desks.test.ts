import { describe, expect, it } from 'vitest';
import { changeOf, DESKS, holdsOneOf, mayHoldTogether } from './desks.ts';

describe('desks held together', () => {
  it('audit is held alone', () => {
    expect(mayHoldTogether(['audit'], 'large')).toBe(true);
    for (const other of DESKS.filter((desk) => desk !== 'audit')) {
      expect(mayHoldTogether(['audit', other], 'small'), other).toBe(false);
    }
  });

  it('admin and money exclude each other, except in a small team', () => {
    expect(mayHoldTogether(['admin', 'money'], 'large')).toBe(false);
    expect(mayHoldTogether(['admin', 'money'], 'small')).toBe(true);
  });

  it('all other desks go together', () => {
    expect(mayHoldTogether(['dispatch', 'help', 'money', 'kyc', 'catalogue'], 'large')).toBe(true);
    expect(mayHoldTogether(['dispatch', 'help', 'admin', 'kyc', 'catalogue'], 'large')).toBe(true);
  });
});

describe('desks of a call', () => {
  it('one of the named desks is enough', () => {
    expect(holdsOneOf(['help'], ['dispatch', 'help'])).toBe(true);
    expect(holdsOneOf(['kyc'], ['dispatch', 'help'])).toBe(false);
    expect(holdsOneOf([], ['dispatch'])).toBe(false);
  });
});

describe('a change of what an operator holds', () => {
  const pune = { desks: ['dispatch', 'help'], cityId: 1 } as const;

  it('tells what is given from what is taken', () => {
    const change = changeOf(pune, { desks: ['kyc', 'help'], cityId: 1 });
    expect(change).toEqual({
      given: ['kyc'],
      taken: ['dispatch'],
      isWider: false,
      isNarrower: false,
    });
  });

  it('gives with another city or every city, and takes with one city instead of every', () => {
    const every = { ...pune, cityId: null };
    expect(changeOf(pune, { ...pune, cityId: 2 })).toMatchObject({ isWider: true });
    expect(changeOf(pune, every)).toMatchObject({ isWider: true, isNarrower: false });
    expect(changeOf(every, pune)).toMatchObject({ isWider: false, isNarrower: true });
    expect(changeOf(every, every)).toMatchObject({ isWider: false, isNarrower: false });
  });
});

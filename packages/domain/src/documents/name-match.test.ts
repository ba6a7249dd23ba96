import { expect, it } from 'vitest';
import { matchNames, NAME_MATCHES, readNameMatch } from './name-match.ts';

it.each([
  ['Suresh Pawar', 'Suresh Pawar', 'same'],
  ['PAWAR SURESH', 'Suresh Pawar', 'same'],
  ['Shri Suresh  Pawar', 'Suresh Pawar', 'same'],
  ['Suresh Baburao Pawar', 'Suresh Pawar', 'similar'],
  ['Suresh B Pawar', 'Suresh Baburao Pawar', 'similar'],
  ['Imraan Shaikh', 'Imran Shaikh', 'similar'],
  ['Sureesh Pavar', 'Suresh Pawar', 'similar'],
  ['Suresh', 'Suresh Pawar', 'similar'],
  ['सुरेश पवार', 'सुरेश पवार', 'same'],
  ['Suresh Pawar', 'Kavita Pawar', 'different'],
  ['S P', 'Suresh Pawar', 'different'],
  ['Ram Das', 'Rama Dev', 'different'],
  ['Ravi Ravi', 'Ravi Kumar', 'different'],
  ['Suresh Pawar', 'Sanjay Kadam', 'different'],
  ['सुरेश पवार', 'Suresh Pawar', 'unknown'],
  ['Suresh Pawar', '', 'unknown'],
  ['Suresh Pawar', '12 ?', 'unknown'],
] as const)('the signed name %j and the account name %j are %s', (signed, account, match) => {
  expect(matchNames(signed, account)).toBe(match);
  expect(matchNames(account, signed)).toBe(match);
});

it('reads every name match, and nothing else', () => {
  expect(NAME_MATCHES.map(readNameMatch)).toEqual(NAME_MATCHES);
  expect(readNameMatch('equal')).toBeNull();
  expect(readNameMatch(null)).toBeNull();
});

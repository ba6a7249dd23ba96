import { expect, test } from '@playwright/test';
import { steadyLine } from './steady-line.ts';

test('an outline replaces numbers, days, months and am or pm of a date', () => {
  for (const [line, steady] of [
    ['- heading "Monday, 16 November 2026" [level=1]', '- heading "day, # month #" [level=1]'],
    ['- heading "November 2026" [level=1]', '- heading "month #" [level=1]'],
    ['- link "May so far ₹4,200"', '- link "month so far ₹#"'],
    ['- link "26 Oct – 1 Nov 2026"', '- link "# – # month #"'],
    ['- option "9:30 am" [selected]', '- option "# hour" [selected]'],
    ['- button "Mon 10 am – 12 pm"', '- button "day # hour – # hour"'],
  ] as const)
    expect(steadyLine(line)).toBe(steady);
});

test('an outline keeps words that only look like a month or am', () => {
  for (const line of [
    '- button "Mark all as read"',
    '- button "I am not well"',
    '- button "Janakpuri Delhi"',
    '- button "Mayur Vihar"',
    '- button "You may call Sunita"',
  ])
    expect(steadyLine(line)).toBe(line);
  expect(steadyLine('- button "Mayur Vihar Phase 1 Delhi 110091"')).toBe(
    '- button "Mayur Vihar Phase # Delhi #"',
  );
});

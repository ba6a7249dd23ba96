import { expect, it } from 'vitest';
import { isLateNews } from './late-news.ts';

const NOW = Date.UTC(2026, 0, 15, 4, 30);

it.each([
  ['now', 0, false],
  ['a minute ago', 60_000, false],
  ['two minutes ago', 120_000, true],
  ['yesterday', 86_400_000, true],
])('what happened %s is late news: %s', (_when, ageMs, isLate) => {
  expect(isLateNews(NOW - ageMs, NOW)).toBe(isLate);
});

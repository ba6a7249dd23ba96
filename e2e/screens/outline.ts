import type { Page } from '@playwright/test';

/** What a screen reader can stop at and that stands still: what is only announced comes and goes. */
const STOPS =
  /^(banner|main|navigation|search|dialog|alertdialog|heading|link|button|textbox|searchbox|spinbutton|switch|checkbox|radio|radiogroup|combobox|option|group|region|article|complementary|menu|menuitem|tab)\b/;
const RECORD = /^- \/url: \/(booking(-history)?\/\d+|pending\?id=\d+|accepted\?id=\d+)$/;
const DAYS = /\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(\w*day)?\b/g;
const MONTHS = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g;
const HOURS = /\b(am|pm)\b/g;

/** A week may lie in two months, and in two years. */
const WEEKS = /# month(?: #)? – #/g;

const indentOf = (line: string): number => line.search(/\S/);

/** `- 'button "Add: Fan"': …` is how a name with a colon is written. */
const unquoted = (line: string): string => line.replace(/^( *- )'(.*?)'(:.*)?$/, '$1$2');

/** What changes by itself, or by the day, says nothing of the screen. */
const steady = (line: string): string =>
  line
    .replaceAll(/(?<!level=)\d[\d,.:]*/g, '#')
    .replaceAll(DAYS, 'day')
    .replaceAll(MONTHS, 'month')
    .replaceAll(HOURS, 'hour')
    .replaceAll(WEEKS, '# – #')
    .replace(/ \[active\]/, '')
    .replace(/:$/, '');

/** One of a list's rows is as good as all of them, and a passing message belongs to no screen. */
function withoutRows(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isRow = RECORD.test((lines[at + 1] ?? '').trim());
    const isMessage = line.trim().startsWith('- region "Messages"');
    if (!isMessage) kept.push(isRow ? `${' '.repeat(indentOf(line))}- link "a booking"` : line);
    if (isRow || isMessage) while (indentOf(lines[at + 1] ?? '') > indentOf(line)) at += 1;
  }
  return kept;
}

const MOMENT_MS = 300;

/** The screen as it is heard once nothing more comes: every stop with its role and name, a line each. */
export async function outlineOf(page: Page): Promise<string> {
  const before = await stopsOf(page);
  await page.waitForTimeout(MOMENT_MS);
  const now = await stopsOf(page);
  return before === now ? now : outlineOf(page);
}

async function stopsOf(page: Page): Promise<string> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const stops = withoutRows(lines.map(unquoted))
    .filter((line) => STOPS.test(line.trim().slice(2)))
    .map((line) => steady(line).replace(/^( *- \w+(?: "[^"]*")?(?: \[[^\]]*\])*).*$/, '$1'));
  return `${stops.filter((line, at) => line !== stops[at - 1]).join('\n')}\n`;
}

import type { Page } from '@playwright/test';
import { steadyLine } from './steady-line.ts';

/** Roles that a screen reader can stop at; live announcements are left out because they come and go. */
const STOPS =
  /^(banner|main|navigation|search|dialog|alertdialog|heading|link|button|textbox|searchbox|spinbutton|switch|checkbox|radio|radiogroup|combobox|option|group|region|article|complementary|menu|menuitem|tab)\b/;
const RECORD =
  /^- \/url: \/(booking(-history)?\/\d+|pending\?id=\d+|accepted\?id=\d+|chat\?bookingId=\d+&mainId=\d+)$/;

const indentOf = (line: string): number => line.search(/\S/);

/** A name with a colon is written `- 'button "Add: Fan"': …`. */
const unquoted = (line: string): string => line.replace(/^( *- )'(.*?)'(:.*)?$/, '$1$2');

/** Replaces each booking row by one link, and drops toasts. */
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

/** The outline of the loaded screen: every stop of a screen reader with role and name, a line each. */
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
    .map((line) => steadyLine(line).replace(/^( *- \w+(?: "[^"]*")?(?: \[[^\]]*\])*).*$/, '$1'));
  return `${stops.filter((line, at) => line !== stops[at - 1]).join('\n')}\n`;
}

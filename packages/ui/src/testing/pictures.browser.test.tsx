import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdPressed } from './hold-pressed.ts';
import { show, storySheets, type Condition } from './stories.tsx';

const CONDITIONS = {
  light: {},
  dark: { theme: 'dark' },
  rtl: { direction: 'rtl' },
} as const satisfies Record<string, Condition>;

// Most breakage shows in light; the other conditions cover components with own colours or directions.
const PICTURED: Record<keyof typeof CONDITIONS, readonly string[]> = {
  light: [
    'art',
    'home-header',
    'banner',
    'bars',
    'bottom-nav',
    'bubble',
    'button',
    'callout',
    'confirm-dialog-logout',
    'action-bar',
    'description-list',
    'field',
    'icon',
    'icon-button',
    'bill-table',
    'meter',
    'money-meter',
    'otp-boxes',
    'radio-cards',
    'sheet-enter-otp',
    'booking-card',
    'status-pill',
    'switch-row',
    'thread',
    'toast-good',
    'top-bar',
  ],
  dark: ['art', 'field', 'sheet-enter-otp', 'booking-card'],
  rtl: ['booking-card', 'top-bar'],
};

const pictures = Object.entries(PICTURED).flatMap(([condition, names]) =>
  names.map((name) => ({ name, condition: condition as keyof typeof CONDITIONS })),
);

test.for(pictures)('$name looks as pictured in $condition', async ({ name, condition }) => {
  const picture = await picturedSheet(name, CONDITIONS[condition]);
  await expect(picture).toMatchScreenshot(`${name}-${condition}`);
});

test('the picture check finds a button moved down by two pixels', async () => {
  const picture = await picturedSheet('action-bar');
  const button = picture.element().querySelector('button');
  if (button) button.style.translate = '0 2px';
  await expect(expect(picture).toMatchScreenshot('action-bar-light')).rejects.toThrow(
    'Screenshot does not match the stored reference',
  );
});

async function picturedSheet(name: string, condition: Condition = {}) {
  const sheet = storySheets.find((known) => known.name === name);
  if (!sheet) throw new Error(`no sheet is named ${name}`);
  const place = await show(sheet, condition);
  // Floating content is outside the story's element, so the whole screen is pictured.
  const floats = place.clientHeight < 40;
  if (!floats) await page.viewport(360, Math.max(place.clientHeight, 100));
  if (sheet.stories.includes('Pressed')) await holdPressed();
  return page.elementLocator(floats ? document.body : place);
}

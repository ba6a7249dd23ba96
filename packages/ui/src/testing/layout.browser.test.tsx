import { expect, test } from 'vitest';
import { layoutFindings } from './layout-findings.ts';
import { clear, show, storySheets, type Condition } from './stories.tsx';

const CONDITIONS: Record<string, Condition> = {
  'at 320 pixels': { width: 320 },
  'at 200 % text': { text: '200%' },
  'from right to left': { direction: 'rtl' },
  'at 320 pixels, 200 % text, from right to left': { width: 320, text: '200%', direction: 'rtl' },
};

const DESK_CONDITIONS: Record<string, Condition> = {
  'at 1280 pixels': { width: 1280 },
  'at 1920 pixels': { width: 1920 },
  'at 1440 pixels, 200 % text': { text: '200%' },
  'at 1440 pixels, from right to left': { direction: 'rtl' },
};

for (const [words, condition] of Object.entries(DESK_CONDITIONS)) {
  test.for(storySheets.filter(({ isDesk }) => isDesk))(
    `$name has no layout finding ${words}`,
    async (sheet) => {
      await show(sheet, condition);
      expect(layoutFindings()).toEqual([]);
    },
  );
}

for (const [words, condition] of Object.entries(CONDITIONS)) {
  test.for(storySheets.filter(({ isDesk }) => !isDesk))(
    `$name has no layout finding ${words}`,
    async (sheet) => {
      await show(sheet, condition);
      expect(layoutFindings()).toEqual([]);
    },
  );
}

test.for<[string, string]>([
  ['runs off the screen', '<p style="position:absolute;left:340px">far away</p>'],
  [
    'is cut by the box around it',
    '<p style="width:40px;overflow:hidden;white-space:nowrap">far too long</p>',
  ],
  ['lies over', '<p style="position:absolute">one</p><p style="position:absolute">other</p>'],
  ['wider than the screen', '<div style="width:500px;height:9px"></div>'],
])('the layout check finds text that %s', ([finding, planted]) => {
  clear();
  document.body.insertAdjacentHTML('beforeend', planted);
  expect(layoutFindings()).toContainEqual(expect.stringContaining(finding));
});

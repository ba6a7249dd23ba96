import axe from 'axe-core';
import { expect, test } from 'vitest';
import { show, storySheets } from './stories.tsx';

// These rules apply to a whole page, so the screens are tested with them and the stories are not.
const OF_A_PAGE = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];
const rules = Object.fromEntries(OF_A_PAGE.map((rule) => [rule, { enabled: false }]));

async function findings() {
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

test.for(storySheets)('$name has no axe finding in light', async (sheet) => {
  await show(sheet);
  expect(await findings()).toEqual([]);
});

test.for(storySheets)('$name has no axe finding in dark', async (sheet) => {
  await show(sheet, { theme: 'dark' });
  expect(await findings()).toEqual([]);
});

test('the axe check finds a button without a name', async () => {
  const [sheet] = storySheets;
  if (!sheet) throw new Error('there is no story');
  const place = await show(sheet);
  place.append(document.createElement('button'));
  expect(await findings()).toEqual([expect.stringContaining('button-name')]);
});

import { expect, test } from 'vitest';
import { smallTargets } from './small-targets.ts';
import { show, storySheets } from './stories.tsx';

/** A mouse needs less than a thumb; WCAG 2.5.8 asks for 24. */
const DESK = 32;

test.for(storySheets)('$name has no small target', async (sheet) => {
  await show(sheet);
  expect(sheet.isDesk ? smallTargets(DESK) : smallTargets()).toEqual([]);
});

test('the target check finds a small target', () => {
  const button = document.createElement('button');
  button.style.cssText = 'width:47px;height:60px';
  document.body.append(button);
  expect(smallTargets()).toEqual([expect.stringContaining('47×60')]);
});

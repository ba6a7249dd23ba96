import { expect, test } from 'vitest';
import { smallTargets } from './small-targets.ts';
import { show, storySheets } from './stories.tsx';

test.for(storySheets)('$name has no target under 48 pixels', async (sheet) => {
  await show(sheet);
  expect(smallTargets()).toEqual([]);
});

test('the target check finds a small target', () => {
  const button = document.createElement('button');
  button.style.cssText = 'width:47px;height:60px';
  document.body.append(button);
  expect(smallTargets()).toEqual([expect.stringContaining('47×60')]);
});

import { playDay } from '../../tools/figure/offline/run-sequences.ts';
import { expect, test } from '../world/test.ts';

// A few of the 200 sequences of `npm run figure client-kill`.
test('random field days lose, double and reorder nothing, and the screen shows the true state', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { failures, acted } = await playDay(browser, [1, 2, 3]);
  expect(failures).toEqual([]);
  expect(acted).toBeGreaterThan(10);
});

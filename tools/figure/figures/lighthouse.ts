import { run } from '../../repo/run.ts';
import type { Figure } from '../figure.ts';
import { withWorld } from '../with-world.ts';

const RUNS = 5;
/** Not among our packages: it would bring a hundred more to everyone for one figure. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const BARS = { performance: 90, accessibility: 100, 'best-practices': 100 };

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
}

async function look(address: string, flags: string): Promise<number[]> {
  const fetched = ['npm', 'exec', '--yes', '--ignore-scripts', `--package=${LIGHTHOUSE}`, '--'];
  const { code, stdout, output } = await run([
    ...fetched,
    'lighthouse',
    `${address}/login`,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags}`,
  ]);
  if (code !== 0) throw new Error(`Lighthouse did not end well:\n${output}`);
  const { categories } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
}

const median = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

export const lighthouse: Figure = {
  name: 'lighthouse',
  bar: 90,
  says: 'performance of /login on a phone by Lighthouse, median of 5, at least the bar, with 100 for accessibility and best practices',
  measure: async () => {
    const { browser } = await import('../../../e2e/world/browser.ts');
    const { executablePath, args } = browser.launchOptions;
    process.env['CHROME_PATH'] = executablePath;
    const scores: number[][] = [];
    await withWorld(async (address) => {
      const flags = ['--headless=new', ...args].join(' ');
      for (let index = 0; index < RUNS; index += 1) scores.push(await look(address, flags));
    });
    const medians = Object.fromEntries(
      CATEGORIES.map((name, index) => [name, median(scores.map((seen) => seen[index] ?? 0))]),
    ) as Record<(typeof CATEGORIES)[number], number>;
    return {
      value: medians.performance,
      ok: CATEGORIES.every((name) => medians[name] >= BARS[name]),
      explanation: {
        accessibility: medians.accessibility,
        bestPractices: medians['best-practices'],
        runs: scores.map(([performance]) => performance).join(' '),
      },
    };
  },
};

import { run } from '../repo/run.ts';

/** Not a dependency of ours: it would bring a hundred packages to everyone for one figure. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
export type Bars = Readonly<Partial<Record<Category, number>>>;

interface Report {
  categories: Record<string, { score: number | null }>;
}

/** The browser of our tests, as Lighthouse's option. */
export async function ownChrome(): Promise<string> {
  const { browser } = await import('../../e2e/world/browser.ts');
  const { executablePath, args } = browser.launchOptions;
  process.env['CHROME_PATH'] = executablePath;
  return `--chrome-flags=${['--headless=new', ...args].join(' ')}`;
}

/** Lighthouse's scores of a page on a phone, by category. */
export async function lookAt(
  url: string,
  bars: Bars,
  options: readonly string[],
): Promise<number[]> {
  const fetched = ['npm', 'exec', '--yes', '--ignore-scripts', `--package=${LIGHTHOUSE}`, '--'];
  const names = Object.keys(bars);
  const { code, stdout, output } = await run([
    ...fetched,
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${names.join(',')}`,
    ...options,
  ]);
  if (code !== 0) throw new Error(`Lighthouse failed:\n${output}`);
  const { categories } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return names.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

const median = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Five runs: the medians, whether each meets its bar, and the performance of each run. */
export async function judge(bars: Bars, look: () => Promise<number[]>) {
  const scores: number[][] = [];
  for (let index = 0; index < RUNS; index += 1) scores.push(await look());
  const wanted = Object.entries(bars);
  const medians = wanted.map((_bar, index) => median(scores.map((seen) => seen[index] ?? 0)));
  return {
    value: medians[0] ?? 0,
    ok: wanted.every(([, bar], index) => (medians[index] ?? 0) >= bar),
    explanation: {
      ...Object.fromEntries(wanted.map(([name], index) => [name, medians[index] ?? 0]).slice(1)),
      runs: scores.map(([performance]) => performance).join(' '),
    },
  };
}

import { run } from '../../repo/run.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

interface StoryReport {
  numTotalTests: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** The number of axe findings of each variant of each screen. */
const countsIn = (suite: Suite): number[] => [
  ...(suite.suites ?? []).flatMap(countsIn),
  ...(suite.specs ?? [])
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'axe')
    .map(({ description }) => Number(description)),
];

const jsonIn = (printed: string): unknown =>
  JSON.parse(printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1));

export const axe: Figure = {
  name: 'axe',
  bar: 0,
  says: 'findings of axe over every state of every screen, light and dark, in English and Hindi, and over every story, light and dark; at most the bar',
  measure: async () => {
    const every = ['-c', 'e2e', 'e2e/screens/', 'e2e/operators/console-looks', '--reporter=json'];
    const screens = await run(['env', 'E2E_LOOKS=every', 'playwright', 'test', ...every]);
    const counts = countsIn(jsonIn(screens.stdout) as Suite);

    const file = 'packages/ui/src/testing/axe.browser.test.tsx';
    const stories = await run(['vitest', 'run', '--project', 'ui', file, '--reporter=json']);
    const report = jsonIn(stories.stdout) as StoryReport;
    const red = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed');
    tellFailures(red.map(({ fullName }) => fullName));

    const onScreens = counts.reduce((total, count) => total + count, 0);
    return {
      value: onScreens + red.length,
      ok: counts.length > 0 && report.numTotalTests > 0 && onScreens + red.length === 0,
      explanation: {
        screensLooked: counts.length,
        findingsOnScreens: onScreens,
        storySheetsLooked: report.numTotalTests,
        storySheetsWithFindings: red.length,
      },
    };
  },
};

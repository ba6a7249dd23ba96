import type { Phases } from './read-phases.ts';

export const PHASES_PAGE = 'docs/start-phases.md';

export interface Start {
  name: string;
  phases: Phases;
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (
  starts: readonly Start[],
  first: string,
  valuesOf: (phases: Phases) => Readonly<Record<string, number>>,
): string => {
  const names = new Set(starts.flatMap(({ phases }) => Object.keys(valuesOf(phases))));
  const head = [first, ...starts.map(({ name }) => name)];
  const rows = [...names].map((name) =>
    row([
      name,
      ...starts.map(({ phases }) => {
        const value = valuesOf(phases)[name];
        return value === undefined ? '' : Math.round(value);
      }),
    ]),
  );
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
};

/** The table of what a start spends its time on. */
export const phasesPage = (starts: readonly Start[], slower: number): string => `# Phases of a start

What the page's thread does from the navigation to the first painted booking card (at a cold start: the heading of /login, on
slow 4G), on a processor ${slower} times slower, in milliseconds; each moment is counted once. \`npm run figure start-phases -- --record\` makes this page again. A trace
costs time itself: what a start takes without one is in [figures](figures.md) under \`warm-start\` and \`offline-start\`.
The machine may be busy: a start is compared with its bare twin beside it, the same screen as plain HTML without a script,
behind a service worker of its own unless the start is cold.

${table(starts, 'the thread', ({ total, spent }) => ({ ...spent, 'in all': total }))}

When what was there, in milliseconds since the navigation:

${table(starts, 'since the navigation', ({ marks }) => marks)}
`;

import type { DayScore, Policy } from './dispatch-sim-score.ts';
import { POLICIES } from './dispatch-sim.ts';

/** A simulated day and its title. */
export type ShownDay = { readonly name: string; readonly scores: readonly DayScore[] };

const NAMES: Record<Policy, string> = {
  karigar: 'Karigar',
  nearest: 'nearest only',
  random: 'random',
};
const COLOURS: Record<Policy, string> = {
  karigar: '#0b7a75',
  nearest: '#c98a12',
  random: '#8a8f98',
};

type Measure = {
  readonly title: string;
  readonly of: (score: DayScore) => number;
  readonly write: (value: number) => string;
};
const MEASURES: readonly Measure[] = [
  {
    title: 'seconds to accept',
    of: (score) => score.secondsToAccept,
    write: (value) => value.toFixed(0),
  },
  {
    title: 'without anyone',
    of: (score) => score.shareWithoutAnyone,
    write: (value) => `${(value * 100).toFixed(1)} %`,
  },
  { title: 'km per job', of: (score) => score.kmPerJob, write: (value) => value.toFixed(2) },
  {
    title: 'Gini of jobs per serviceman',
    of: (score) => score.gini,
    write: (value) => value.toFixed(3),
  },
];

const table = ({ name, scores }: ShownDay): string => {
  const head = [
    '',
    ...MEASURES.map(({ title }) => title),
    'slowest tenth, seconds',
    'offers per job',
  ];
  const rows = scores.map((score) => [
    NAMES[score.policy],
    ...MEASURES.map(({ of, write }) => write(of(score))),
    score.secondsToAcceptP90.toFixed(0),
    score.offersPerJob.toFixed(2),
  ]);
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows];
  return `## ${name}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
};

export const writeTables = (days: readonly ShownDay[]): string => `# Days of a city, simulated

Written by \`npm run figure dispatch-sim -- --record\`; do not edit. The simulation and its numbers are explained in [offers](offers.md).

${days.map(table).join('\n')}`;

const WIDTH = 190;
const HEIGHT = 104;
const BAR = 96;

const panel = (measure: Measure, scores: readonly DayScore[], x: number, y: number): string => {
  const most = Math.max(...scores.map(measure.of), Number.EPSILON);
  const bars = scores.map((score, index) => {
    const [value, top] = [measure.of(score), y + 14 + index * 24];
    const width = Math.max(2, (value / most) * BAR);
    return `<rect x="${x}" y="${top}" width="${width.toFixed(1)}" height="16" rx="3" fill="${COLOURS[score.policy]}"/>
<text x="${(x + width + 6).toFixed(1)}" y="${top + 13}">${measure.write(value)}</text>`;
  });
  return `<text x="${x}" y="${y}" font-weight="700">${measure.title}</text>\n${bars.join('\n')}`;
};

const row = ({ name, scores }: ShownDay, index: number): string => {
  const y = 60 + index * (HEIGHT + 26);
  const panels = MEASURES.map((measure, at) => panel(measure, scores, 16 + at * WIDTH, y + 24));
  return `<text x="16" y="${y}" font-size="15" font-weight="700">${name}</text>\n${panels.join('\n')}`;
};

export const drawDays = (days: readonly ShownDay[]): string => {
  const height = 48 + days.length * (HEIGHT + 26);
  const keys = POLICIES.map(
    (
      policy,
      index,
    ) => `<rect x="${16 + index * 140}" y="12" width="14" height="14" rx="3" fill="${COLOURS[policy]}"/>
<text x="${36 + index * 140}" y="24">${NAMES[policy]}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="780" height="${height}" viewBox="0 0 780 ${height}" font-family="sans-serif" font-size="13" fill="#5b5342" role="img" aria-label="Karigar beside nearest only and random">
<rect width="780" height="${height}" rx="8" fill="#fffdf8"/>
${keys.join('\n')}
${days.map(row).join('\n')}
</svg>
`;
};

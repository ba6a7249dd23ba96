export interface Gate {
  name: string;
  command: readonly string[];
  /** Runs after the others, by itself: it uses both cores, or measures times that other load would change. */
  alone?: boolean;
}

const script = (name: string, ...args: string[]) => ['node', '--run', name, '--', ...args];

/** Dots on the screen, and the duration of every test in .cache. */
const tests = (name: string, ...projects: string[]) =>
  script(
    'test',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=.cache/durations/${name}.json`,
    ...projects.map((project) => `--project=${project}`),
  );

/** Two at a time, in this order; then one after the other those that fill the machine by themselves. */
export const gates: readonly Gate[] = [
  { name: 'lint', command: script('lint') },
  { name: 'types', command: script('types') },
  { name: 'dead-code', command: script('dead-code') },
  { name: 'boundaries', command: script('boundaries') },
  { name: 'words', command: script('words') },
  { name: 'house', command: script('figure', 'house') },
  { name: 'texts', command: script('texts') },
  { name: 'secrets', command: script('secrets') },
  { name: 'conformance', command: script('conformance') },
  { name: 'generated', command: script('generate', '--check') },
  { name: 'licences', command: script('licences') },
  { name: 'format', command: script('format', '--check') },
  { name: 'components', command: tests('components', 'web', 'ui'), alone: true },
  { name: 'tests', command: tests('tests', 'unit', 'db'), alone: true },
  // The build is its first step: both write the served folder.
  { name: 'e2e', command: ['sh', '-c', 'node --run build && node --run e2e'], alone: true },
];

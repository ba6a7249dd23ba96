export interface Gate {
  name: string;
  command: readonly string[];
  /** Waits until the others are done: what a person would wait for is timed in it. */
  alone?: boolean;
}

const script = (name: string, ...args: string[]) => ['node', '--run', name, '--', ...args];

/** Slow gates first, so that two at a time end together. */
export const gates: readonly Gate[] = [
  { name: 'tests', command: script('test', '--reporter=dot') },
  { name: 'lint', command: script('lint') },
  { name: 'types', command: script('types') },
  { name: 'dead-code', command: script('dead-code') },
  { name: 'boundaries', command: script('boundaries') },
  { name: 'house', command: script('figure', 'house') },
  { name: 'texts', command: script('texts') },
  { name: 'secrets', command: script('secrets') },
  { name: 'conformance', command: script('conformance') },
  { name: 'generated', command: script('generate', '--check') },
  { name: 'licences', command: script('licences') },
  { name: 'format', command: script('format', '--check') },
  // The build is its first step: both write the folder that is served.
  { name: 'e2e', command: ['sh', '-c', 'node --run build && node --run e2e'], alone: true },
];

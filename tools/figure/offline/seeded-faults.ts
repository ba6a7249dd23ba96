/** A fault of an earlier version, put back into the app by exact lines of its source. */
export interface SeededFault {
  name: string;
  file: string;
  /** Each original must occur exactly once. */
  changes: readonly (readonly [string, string])[];
}

export const SEEDED_FAULTS: readonly SeededFault[] = [
  {
    name: 'A1: a second hold or resume with equal input is taken for the first',
    file: 'apps/web/src/platform/action-queue/queue-model.ts',
    changes: [
      [
        'const tail = openInLane(queue, action).at(-1);',
        'const tail = openInLane(queue, action).find((entry) => fingerprintOf(entry) === fingerprintOf(action));',
      ],
    ],
  },
  {
    name: 'A2: a 200 that is not ours is believed',
    file: 'packages/contract/src/client.ts',
    changes: [
      [
        "hasMarkHeader(response.headers) ? read(written) : ({ kind: 'foreign' } as const)",
        'read(written)',
      ],
      [
        "isMarked(parsed) ? readReply(call, parsed, options.say) : { kind: 'foreign' }",
        'readReply(call, parsed, options.say)',
      ],
    ],
  },
  {
    name: 'A3: a foreign 403 is a refusal',
    file: 'packages/contract/src/client.ts',
    changes: [
      [
        "return { kind: 'foreign', status };",
        "return { kind: 'refused', code: `http.${status}`, message: '', details: null };",
      ],
    ],
  },
  {
    name: 'A4: what the service worker sent leaves the phone before a page has read it',
    file: 'apps/web/src/pwa/drain-worker.ts',
    changes: [
      [
        'await drainer.drain();',
        "await drainer.drain();\n  await store.change((queue) => [queue.filter(({ state }) => state.kind !== 'done'), null]);",
      ],
    ],
  },
  {
    name: 'A5: "All sent" is said over refusals',
    file: 'apps/web/src/platform/sync/progress.ts',
    changes: [['return allRefused === 0', 'return allRefused >= 0']],
  },
];

/** Throws when the source has changed, so that a missing fault is never taken for a seeded one. */
export const seedFault = (source: string, { name, changes }: SeededFault): string => {
  let seeded = source;
  for (const [from, to] of changes) {
    if (seeded.split(from).length !== 2) throw new Error(`${name}: not once in its file: ${from}`);
    seeded = seeded.replace(from, () => to);
  }
  return seeded;
};

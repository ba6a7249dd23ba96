import type { SeededFault } from '../offline/seeded-faults.ts';

type SeededBug = { readonly name: string; readonly faults: readonly SeededFault[] };

/** Bugs of the money desk, by exact lines of the source of the server. */
export const SEEDED_BUGS: readonly SeededBug[] = [
  {
    name: 'the matching ignores numbers and names',
    faults: [
      {
        name: 'no number counts',
        file: 'packages/domain/src/bank-lines/match-lines.ts',
        changes: [
          ['if (sought.length < LEAST_REFERENCE) return 0;', 'if (sought.length >= 0) return 0;'],
        ],
      },
      {
        name: 'and no name',
        file: 'packages/domain/src/bank-lines/match-lines.ts',
        changes: [['part.length >= LEAST_NAME &&', 'part.length >= 1000 &&']],
      },
    ],
  },
  {
    name: 'a confirmed deposit is posted twice',
    faults: [
      {
        name: 'posted again under another number',
        file: 'apps/api/src/modules/corrections/answer-deposit.ts',
        changes: [
          [
            "    await post(tx, {\n      cause: 'deposit',\n      causeId: id,",
            "    for (const causeId of [id, id + 1_000_000]) await post(tx, {\n      cause: 'deposit',\n      causeId,",
          ],
        ],
      },
    ],
  },
];

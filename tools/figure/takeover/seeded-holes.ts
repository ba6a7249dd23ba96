import type { SeededFault } from '../offline/seeded-faults.ts';

const FACTS = 'packages/domain/src/identity/account-facts.ts';
const RELEASE = 'packages/domain/src/identity/number-release.ts';

/** Ways into an account that were open once, put back by exact lines of the source. */
export const SEEDED_HOLES: readonly (readonly SeededFault[])[] = [
  [
    {
      name: 'V1: an email and a password that it just set confirm a bank account',
      file: FACTS,
      changes: [
        [
          "if (proofs.includes('phone')) return accepted(null);",
          'if (proofs.length > 0) return accepted(null);',
        ],
        [
          "if (isTooNew(standing)) return refused('step-up.too-new');",
          "if (standing.deviceSince === 0) return refused('step-up.too-new');",
        ],
        ['boolean =>\n  isSettled(setAt, now);', 'boolean =>\n  setAt !== now;'],
      ],
    },
  ],
  [
    {
      name: 'V3: a caller without a device name is known',
      file: 'apps/api/src/auth/second-proof.ts',
      changes: [
        [
          "if (hasName && isDeviceKnown) return 'known';",
          "if (isDeviceKnown || hasName === null) return 'known';",
        ],
      ],
    },
    {
      name: 'V3: a caller without a device name is remembered',
      file: 'apps/api/src/auth-steps/open-session.ts',
      changes: [
        [
          'isNamed(vault, knownDevice) ? knownDevice : null',
          'isNamed(vault, knownDevice) ? knownDevice : knownDevice',
        ],
      ],
    },
    {
      name: 'V3: a role switch forgets the device',
      file: 'apps/api/src/modules/sessions/calls/switch-role.ts',
      changes: [
        [
          "own ?? deviceHash(context.vault, '')",
          "own === '' ? own : deviceHash(context.vault, '')",
        ],
      ],
    },
  ],
  [
    {
      name: 'V6: a number leaves its account at once',
      file: RELEASE,
      changes: [
        [
          "if (openBookings > 0 || hasMoney || isUsed || isFrozen) return refused('number.in-use');",
          "if (openBookings > 9 && hasMoney && isUsed && isFrozen) return refused('number.in-use');",
        ],
        ['waited >= COOL_OFF_MS && waited <', 'waited <= COOL_OFF_MS || waited <'],
      ],
    },
  ],
  [
    {
      name: 'V9: the IFSC code and the holder change without a proof',
      file: 'apps/api/src/modules/profile/calls/update-bank-details.ts',
      changes: [
        ['stored.ifsc !== ifsc ||', 'stored.ifsc === `-${ifsc}` ||'],
        ['stored.holder_name !== holderName', 'stored.holder_name === `-${holderName}`'],
      ],
    },
    {
      name: 'V9: and the database does not look at them either',
      file: 'apps/api/src/db/migrations/0065_one_act.sql',
      changes: [
        [
          'FROM (number_sealed, of_holder, of_branch)',
          'FROM (number_sealed, d.holder_name, d.ifsc)',
        ],
      ],
    },
  ],
  [
    {
      name: 'a session alone adds a passkey',
      file: FACTS,
      changes: [
        [
          'FactRefusal> =>\n  provenByPhone(standing);',
          'FactRefusal> =>\n  standing.isPhoneProven ? accepted(null) : provenByPhone(standing);',
        ],
      ],
    },
  ],
  [
    {
      name: 'a SIM on a new device gives the account another email',
      file: FACTS,
      changes: [
        [
          "return isTooNew(standing) ? refused('step-up.too-new') : provenByEither(standing);",
          'return provenByEither(standing);',
        ],
      ],
    },
  ],
  [
    {
      name: 'V10: a device stays known when its session is ended elsewhere',
      file: 'apps/api/src/auth/known-device-store.ts',
      changes: [
        [
          'WHERE account_id = $1 AND device_hash IS DISTINCT FROM',
          'WHERE account_id = -$1 AND device_hash IS DISTINCT FROM',
        ],
      ],
    },
  ],
  [
    {
      name: 'a payout leaves although the owner said "This was not me"',
      file: 'packages/domain/src/payouts/payable.ts',
      changes: [["if (facts.isFrozen) return 'frozen';", '']],
    },
  ],
];

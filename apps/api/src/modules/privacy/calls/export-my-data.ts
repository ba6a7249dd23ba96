import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { accepted, refused } from '@karigar/domain/result';
import { haveSteppedUp } from '#auth-steps/fresh-proofs';
import { readPause } from '#auth/payout-freeze-store';
import { accountOf } from '#auth/who';
import { countExports, lockPerson, readParts } from '#privacy/privacy-store';
import { defineHandler } from '#wire/define-handler';

const MOST_A_DAY = 3;

export const exportMyDataHandler = defineHandler(
  exportMyData,
  async (_input, scope) => {
    const { tx, who, now } = scope;
    const accountId = accountOf(who);
    // Locked, so that two concurrent exports count as two.
    await lockPerson(tx, accountId);
    if ((await countExports(tx, accountId)) >= MOST_A_DAY) return refused('export.too-many-today');
    // Everything about a person in one file: a borrowed phone is not enough.
    const shown = await haveSteppedUp(scope, 'export-data');
    if (!shown.ok) return shown;
    if ((await readPause(tx, accountId)).isFrozen) return refused('account.under-check');
    const parts = await readParts(tx, accountId);
    return accepted({
      madeAt: new Date(now).toISOString(),
      parts: parts.map(({ name, rows }) => ({ name, rows: [...rows] })),
    });
  },
  { as: 'system', of: 'person', audited: true },
);

import { CALLS } from '@karigar/contract/registry';
import { cellsOf } from '../../../apps/api/proofs/authz-matrix.ts';
import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR = cellsOf(CALLS);

export const authzMatrix: Figure = {
  name: 'authz-matrix',
  bar: BAR,
  says: 'cells of call × caller × target with the reply that the registry names, callers at every desk among them, with access check and row level security, and with each of them alone; at least the bar, and all of them',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runMatrix } = await import('../../../apps/api/proofs/authz-matrix.ts');
    const { tablesReached, writeWithoutDesk } =
      await import('../../../apps/api/proofs/desk-rows.ts');
    const { visibleRows } = await import('../../../apps/api/proofs/visible-rows.ts');
    const { partyAccess } = await import('../../../apps/api/src/auth/access.ts');

    const guarded = await closing(await createTestApp(), runMatrix);
    const anyBooking = { access: { ...partyAccess, mayTouchBooking: () => true } };
    const [alone, seen] = await closing(
      await createTestApp({ parts: anyBooking }),
      async (app) => [await runMatrix(app), await visibleRows(app)] as const,
    );
    const anyDesk = { access: { ...partyAccess, holdsDesk: () => true } };
    const [written, reached] = await closing(
      await createTestApp({ parts: anyDesk }),
      async (app) => [await writeWithoutDesk(app), await tablesReached(app, [])] as const,
    );
    const checked = await closing(await createTestApp({ rowLevelSecurity: false }), runMatrix);

    const withoutDesk = [...reached.read, ...reached.changed, ...reached.deleted];
    const failures = [
      ...guarded.failures,
      ...alone.failures,
      ...checked.failures,
      ...seen.leaks,
      ...written.done,
      ...withoutDesk.map((table) => `${table} is reached without a desk`),
    ];
    tellFailures(failures);
    return {
      value: guarded.cells,
      ok: guarded.cells >= BAR && failures.length === 0 && seen.strangerRows === 0,
      explanation: {
        failures: failures.length,
        foreignOrMissing: guarded.refusedByLock,
        cellsWithoutAccessCheck: alone.cells,
        cellsWithoutRowLevelSecurity: checked.cells,
        tablesUnderRowLevelSecurity: seen.tables,
        writesByAWrongDesk: written.tried,
      },
    };
  },
};

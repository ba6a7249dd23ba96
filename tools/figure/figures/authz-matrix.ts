import { CALLS } from '@karigar/contract/registry';
import { CALLERS, TARGETS } from '../../../apps/api/proofs/matrix-cast.ts';
import { closing } from '../closing.ts';
import type { Figure } from '../figure.ts';
import { tellFailures } from '../tell-failures.ts';

const BAR = CALLS.length * CALLERS.length * TARGETS.length;

export const authzMatrix: Figure = {
  name: 'authz-matrix',
  bar: BAR,
  says: 'cells of call × caller × target with the reply that the registry names, with access check and row level security, and with each of them alone; at least the bar, and all of them',
  measure: async () => {
    const { createTestApp } = await import('../../../apps/api/testing/test-app.ts');
    const { runMatrix } = await import('../../../apps/api/proofs/authz-matrix.ts');
    const { visibleRows } = await import('../../../apps/api/proofs/visible-rows.ts');

    const guarded = await closing(await createTestApp(), runMatrix);
    const open = { access: { mayTouchBooking: () => true } };
    const [alone, seen] = await closing(
      await createTestApp({ parts: open }),
      async (app) => [await runMatrix(app), await visibleRows(app)] as const,
    );

    const checked = await closing(await createTestApp({ rowLevelSecurity: false }), runMatrix);

    const failures = [...guarded.failures, ...alone.failures, ...checked.failures, ...seen.leaks];
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
      },
    };
  },
};

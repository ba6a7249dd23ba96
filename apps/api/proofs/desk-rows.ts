import { CALLS } from '@karigar/contract/registry';
import { DESKS, holdsOneOf, type Desk } from '@karigar/domain/console/desks';
import { CALL_ROWS } from '#testing/call-rows';
import { createOperatorPerson } from '#testing/fresh-people';
import type { TestApp } from '#testing/test-app';
import { isRefused, OF_THE_COMPANY, reach } from './bound-rows.ts';
import { gatherCast } from './matrix-cast.ts';

/** Of the company, and the number of each live stream. */
export const NAMES_NOBODY = new Set([...OF_THE_COMPANY, 'account_sequences']);

const UNDONE = new Error('undone');

const rowsReached = async (
  app: TestApp,
  accountId: number,
  desks: readonly Desk[],
  text: string,
): Promise<number> => {
  let rows = 0;
  const speaker = { accountId, role: 'operator', desks } as const;
  try {
    await app.context.databases.system.transaction(speaker, async (tx) => {
      rows = (await tx.rows({ name: `desk ${text.slice(0, 50)}`, text })).length;
      throw UNDONE;
    });
  } catch (error) {
    if (error !== UNDONE && !isRefused(error)) throw error;
  }
  return rows;
};

/** The tables of people that somebody with these desks reads, changes or deletes from by a statement without WHERE. */
export const tablesReached = async (app: TestApp, desks: readonly Desk[]) => {
  const { id } = await createOperatorPerson(app.look, app.now(), desks);
  const reached = { read: [] as string[], changed: [] as string[], deleted: [] as string[] };
  for (const { name, column, deletes } of await reach(app, 'ops')) {
    if (NAMES_NOBODY.has(name)) continue;
    const count = (text: string) => rowsReached(app, id, desks, text);
    if ((await count(`SELECT 1 FROM ${name}`)) > 0) reached.read.push(name);
    if (
      column !== null &&
      (await count(`UPDATE ${name} t SET ${column} = t.${column} RETURNING 1`)) > 0
    )
      reached.changed.push(name);
    if (deletes && (await count(`DELETE FROM ${name} RETURNING 1`)) > 0) reached.deleted.push(name);
  }
  return reached;
};

/** Every operator's call that writes, made by an operator of each desk that the call is not for. */
export const writeWithoutDesk = async (app: TestApp) => {
  const cast = await gatherCast(app);
  const done: string[] = [];
  let tried = 0;
  for (const call of CALLS) {
    const row = CALL_ROWS[call.name];
    const { desks } = call;
    if (row === undefined || desks === undefined || !call.writes) continue;
    for (const desk of DESKS.filter((one) => !holdsOneOf([one], desks))) {
      const caller = `operator of ${desk}` as const;
      const fields = row.fields(cast.targetOf(caller, 'own'), app.now());
      const token = await cast.tokenOf(caller);
      const { body } = await app.sendFields(call, fields, { token, at: 'console' });
      tried += 1;
      if (body.success) done.push(`${call.name} × ${caller}`);
    }
  }
  return { tried, done };
};

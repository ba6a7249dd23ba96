import type { Statement, Transaction } from '#platform/db';
import type { TaskName } from './task-names.ts';

const ADD_TASK: Statement = {
  name: 'add-task-to-outbox',
  text: `INSERT INTO outbox (task, payload) VALUES ($1, $2)`,
};

/** Adds a job that is queued only if the surrounding transaction commits. */
export const addTask = async (tx: Transaction, task: TaskName, payload: unknown): Promise<void> =>
  void (await tx.rows(ADD_TASK, [task, JSON.stringify(payload)]));

import type { Statement, Transaction } from '#platform/db';

const KEEP: Statement = {
  name: 'keep-dead-letter',
  text: `INSERT INTO dead_letters (task, payload, error) VALUES ($1, $2, $3)`,
};

export const keepDeadLetter = async (
  tx: Transaction,
  letter: { task: string; payload: unknown; error: string },
): Promise<void> =>
  void (await tx.rows(KEEP, [letter.task, JSON.stringify(letter.payload), letter.error]));

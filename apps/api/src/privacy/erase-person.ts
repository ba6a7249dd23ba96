import { mayErase, type ErasureRefusal } from '@karigar/domain/identity/erasure';
import type { Result } from '@karigar/domain/result';
import { endSessions } from '#auth-steps/end-sessions';
import { lockPerson, readTies, takeSteps } from './privacy-store.ts';

/**
 * Erases a person's data, keeps what the law requires without the person, and ends every session
 * with the commit. Refused while work or money is open.
 */
export const erasePerson = async (
  ending: Parameters<typeof endSessions>[0],
  accountId: number,
): Promise<Result<null, ErasureRefusal>> => {
  if ((await lockPerson(ending.tx, accountId)) === null) throw new Error(`no account ${accountId}`);
  const may = mayErase(await readTies(ending.tx, accountId));
  if (!may.ok) return may;
  await endSessions(ending, accountId);
  await takeSteps(ending.tx, accountId);
  return may;
};

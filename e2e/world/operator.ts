import { createHash, randomBytes } from 'node:crypto';
import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { addOperatorSession, look } from './job-store.ts';

/** A new operator with a session that has just shown a passkey. No screen of the app opens one. */
export async function operatorToken(): Promise<string> {
  const { id } = await createPerson(look, 'operator', Date.now());
  const token = randomBytes(32).toString('base64url');
  await addOperatorSession(id, createHash('sha256').update(token).digest());
  return token;
}

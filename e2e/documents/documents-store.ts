import type { FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { look } from '../world/job-store.ts';

export interface KeptDocument {
  status: string;
  hasImage: boolean;
}

export async function keptDocument(person: FreshPerson, type: string): Promise<KeptDocument> {
  const [found] = await look<KeptDocument>(
    `SELECT status, image_key IS NOT NULL AS "hasImage" FROM kyc_documents
     WHERE account_id = $1 AND type = $2`,
    [person.id, type],
  );
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { currentTexts } from '#platform/legal-documents';
import { notifyNextAccounts } from './legal-notice-store.ts';

const ACCOUNTS = 2000;

/**
 * Tells everybody who accepted an older version of the terms or the privacy notice that a newer one applies. All accounts
 * are gone through once for a version; a login accepts it.
 */
export const termsRound = ({ databases, clock, legalTexts }: Context, accounts = ACCOUNTS) => {
  let after = 0;
  let finished = '';
  return async (): Promise<boolean> => {
    const now = clock();
    const current = currentTexts(legalTexts, now);
    const edition = JSON.stringify(current);
    if (edition === finished) return false;
    const last = await databases.system.transaction(SYSTEM, (tx) =>
      notifyNextAccounts(tx, after, accounts, { current, at: new Date(now) }),
    );
    after = last ?? 0;
    if (last === null) finished = edition;
    return last !== null;
  };
};

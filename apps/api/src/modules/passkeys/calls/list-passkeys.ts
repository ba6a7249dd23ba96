import { listPasskeys } from '@karigar/contract/passkeys/list-passkeys';
import { accepted } from '@karigar/domain/result';
import { listPasskeyRows } from '#auth/passkey-store';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';

export const listPasskeysHandler = defineHandler(listPasskeys, async (_input, { tx, who }) => {
  const rows = await listPasskeyRows(tx, accountOf(who));
  return accepted(
    rows.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
  );
});

import { listBlocks } from '@karigar/contract/contact/list-blocks';
import { publicNameOf } from '@karigar/domain/identity/public-name';
import { nameForServiceman } from '@karigar/domain/privacy/customer-view';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listBlocks as readBlocks } from '../block-store.ts';

const MOST = 200;

export const listBlocksHandler = defineHandler(listBlocks, async (_input, { tx, who, now }) => {
  const rows = await readBlocks(tx, accountOf(who), MOST);
  return accepted(
    rows.map((row) => ({
      id: row.id,
      // A customer knows a serviceman by the public name.
      name:
        who.role === 'customer'
          ? publicNameOf(row.name)
          : nameForServiceman(row.name, row.over_at?.getTime() ?? null, now),
      bookingNo: row.booking_no,
      blockedAt: row.blocked_at.getTime(),
    })),
  );
});

import { disownChange } from '@karigar/contract/recovery/disown-change';
import { CHECK_WITHIN_MS } from '@karigar/domain/identity/payout-freeze';
import { accepted } from '@karigar/domain/result';
import { markPressed, type LinkRow } from '#auth/change-link-store';
import { forgetDevices } from '#auth/known-device-store';
import { deletePasskeys } from '#auth/passkey-store';
import { endSessions } from '#auth-steps/end-sessions';
import { notifyOfFreeze } from '#auth-steps/notify-of-freeze';
import { lockBalance } from '#modules/ledger/index';
import type { Reachable } from '#relay/add-notice';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { linkOf, pressOf } from '../change-of-link.ts';
import { dropProofs, freezePayouts, lockOwner, undoChange } from '../disown-store.ts';
import { dropClaim } from '../release-store.ts';

const freeze = async (scope: CallScope, link: LinkRow, owner: Reachable): Promise<void> => {
  const { tx } = scope;
  const { account_id: accountId, change, channel, changed_at: changedAt } = link;
  const now = new Date(scope.now);
  await markPressed(tx, link.id, now);
  // A payout that has begun ends first; every later one sees the freeze.
  await lockBalance(tx, accountId);
  const dueAt = new Date(scope.now + CHECK_WITHIN_MS);
  await freezePayouts(tx, { accountId, change, channel, changedAt, now, dueAt });
  await endSessions(scope, accountId);
  await forgetDevices(tx, accountId);
  await deletePasskeys(tx, accountId);
  await dropProofs(tx, accountId);
  await dropClaim(tx, accountId);
  await undoChange(tx, accountId, change, now);
  await notifyOfFreeze(scope, accountId, 'payouts-frozen', owner);
};

export const disownChangeHandler = defineHandler(
  disownChange,
  async ({ token }, scope) => {
    const found = await linkOf(scope, token);
    if (!found.ok) return found;
    const { account_id: accountId } = found.value;
    scope.note({ subjectId: accountId });
    const owner = await lockOwner(scope.tx, accountId);
    // Read again under the lock: of two presses at once, the second is a repeat.
    const locked = await linkOf(scope, token);
    if (!locked.ok) return locked;
    const press = await pressOf(scope, locked.value);
    if (!press.ok) return press;
    if (press.value === 'first') await freeze(scope, locked.value, owner);
    return accepted(null);
  },
  { as: 'system', of: 'everyone', because: 'the account is found by what the caller shows' },
);

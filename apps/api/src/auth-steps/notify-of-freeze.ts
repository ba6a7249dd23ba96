import type { Recipient } from '@karigar/domain/identity/recipient';
import { addAccountNotification } from '#relay/account-notification-store';
import { addNoticeTo, recipientsOf, type Reachable } from '#relay/add-notice';
import type { CallScope } from '#wire/define-handler';
import { listSentTo } from '../auth/change-link-store.ts';

export type FreezeNotice = 'payouts-frozen' | 'payouts-kept' | 'payouts-restored';

const nameOf = ({ channel, address }: Recipient): string => `${channel} ${address}`;

/**
 * Notifies in the app, on the account's contacts, and on those that a change of the last 60 days replaced: whoever
 * says that a change was not theirs may be reached there alone.
 */
export const notifyOfFreeze = async (
  scope: Pick<CallScope, 'tx' | 'now' | 'context'>,
  accountId: number,
  notice: FreezeNotice,
  owner: Reachable,
): Promise<void> => {
  const { tx, now, context } = scope;
  const sent = await listSentTo(tx, accountId);
  const former = sent.flatMap(({ id, channel, to_sealed: sealed }) =>
    sealed === null
      ? []
      : [{ channel, address: context.vault.open(sealed, `change_links.to:${id}`) }],
  );
  const all = new Map([...recipientsOf(owner), ...former].map((to) => [nameOf(to), to]));
  for (const to of all.values()) await addNoticeTo(scope, { notice, to, language: owner.language });
  await addAccountNotification(tx, accountId, notice, new Date(now));
};

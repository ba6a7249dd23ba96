import { LINK_LIFE_MS, type Disownable } from '@karigar/domain/identity/payout-freeze';
import type { Recipient } from '@karigar/domain/identity/recipient';
import { hashOfToken, linkToken, newLinkSeed } from '#platform/change-link';
import type { Notice } from '#platform/notice-message';
import { addAccountNotification } from '#relay/account-notification-store';
import { addNoticeTo, recipientsOf, type Reachable } from '#relay/add-notice';
import type { CallScope } from '#wire/define-handler';
import { insertLink, saveLinkRecipient, type LinkChannel } from '../auth/change-link-store.ts';

type Adding = Pick<CallScope, 'tx' | 'now' | 'context'>;
type Changed = { readonly accountId: number; readonly change: Disownable };

/** Makes a link "This was not me" and returns what its token is made from. */
const addLink = async (
  { tx, now, context: { vault } }: Adding,
  { accountId, change }: Changed,
  channel: LinkChannel,
) => {
  const seed = newLinkSeed();
  const token = linkToken(vault, seed);
  const id = await insertLink(tx, {
    accountId,
    change,
    channel,
    tokenHash: hashOfToken(token),
    changedAt: new Date(now),
    expiresAt: new Date(now + LINK_LIFE_MS),
  });
  return { id, seed, token };
};

const addLinkedNotice = async (
  adding: Adding,
  changed: Changed,
  message: { readonly notice: Notice; readonly to: Recipient } & Pick<Reachable, 'language'>,
): Promise<void> => {
  const { to } = message;
  const { id, token } = await addLink(adding, changed, to.channel);
  const sealed = adding.context.vault.seal(to.address, `change_links.to:${id}`);
  await saveLinkRecipient(adding.tx, id, sealed);
  await addNoticeTo(adding, { ...message, token });
};

/** Notifies on every contact from before the change, each with a link of its own. */
export const addChangeNotice = async (
  adding: Adding,
  changed: Changed,
  notice: Notice,
  before: Reachable,
): Promise<void> => {
  for (const to of recipientsOf(before))
    await addLinkedNotice(adding, changed, { notice, to, language: before.language });
};

/** Notifies in the app, with a link too. */
export const addChangeNotification = async (
  adding: Adding,
  changed: Changed,
  kind: Parameters<typeof addAccountNotification>[2],
): Promise<void> => {
  const { seed } = await addLink(adding, changed, 'app');
  const at = new Date(adding.now);
  await addAccountNotification(adding.tx, changed.accountId, kind, at, { seed });
};

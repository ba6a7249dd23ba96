import {
  FREEZES_WITHIN_MS,
  mayDisown,
  type DisownRefusal,
} from '@karigar/domain/identity/payout-freeze';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { findLink, type LinkRow } from '#auth/change-link-store';
import { readFreezes } from '#auth/payout-freeze-store';
import { hashOfToken } from '#platform/change-link';
import type { CallScope } from '#wire/define-handler';

/** Unknown is refused like expired. */
export const linkOf = async (
  { tx }: CallScope,
  token: string,
): Promise<Result<LinkRow, 'change.link-over'>> => {
  const link = await findLink(tx, hashOfToken(token.trim()));
  return link === null ? refused('change.link-over') : accepted(link);
};

/** What a press of the link does now. */
export const pressOf = async (
  { tx, now }: CallScope,
  link: LinkRow,
): Promise<Result<'first' | 'again', DisownRefusal>> => {
  const freezes = await readFreezes(tx, link.account_id, new Date(now - FREEZES_WITHIN_MS));
  return mayDisown(
    {
      changedAt: link.changed_at.getTime(),
      expiresAt: link.expires_at.getTime(),
      isPressed: link.pressed_at !== null,
    },
    { ...freezes, restoredAt: freezes.restoredAt?.getTime() ?? null },
    now,
  );
};

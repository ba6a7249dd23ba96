import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import type { Instant } from '@karigar/domain/dates/instant';
import { firstNameOf } from '@karigar/domain/identity/public-name';
import { nameForServiceman } from '@karigar/domain/privacy/customer-view';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { changeTokenOf } from '#platform/change-link';
import { defineHandler } from '#wire/define-handler';
import {
  listNotifications as readNotifications,
  type NotificationRow,
} from '../notification-store.ts';
import { notificationText } from '../notification-texts.ts';

const MOST = 100;

/** The customer's name fades for a serviceman; of a booking that went to somebody else it has faded at once. */
const senderForServiceman = (row: NotificationRow, now: Instant): string | null => {
  if (row.sender === null || row.booking_id === null) return row.sender;
  if (row.order_id === null) return firstNameOf(row.sender);
  return nameForServiceman(row.sender, row.over_at?.getTime() ?? null, now);
};

export const listNotificationsHandler = defineHandler(
  listNotifications,
  async (_input, { context, tx, who, now, language }) => {
    const rows = await readNotifications(tx, accountOf(who), MOST);
    return accepted(
      rows.map((row) => ({
        id: row.id,
        message: notificationText(row.kind, row.details, language),
        sender: who.role === 'serviceman' ? senderForServiceman(row, now) : row.sender,
        at: row.created_at.getTime(),
        unread: row.read_at === null,
        image: context.fileLinks.link(row.image_key),
        kind: row.kind,
        bookingId: row.booking_id,
        orderId: row.order_id,
        isSilent: row.is_silent,
        changeToken: changeTokenOf(context.vault, row.details),
      })),
    );
  },
);

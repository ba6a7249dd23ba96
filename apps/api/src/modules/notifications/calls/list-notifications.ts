import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listNotifications as readNotifications } from '../notification-store.ts';
import { notificationText } from '../notification-texts.ts';

const MOST = 100;

export const listNotificationsHandler = defineHandler(
  listNotifications,
  async (_input, { context, tx, who, language }) => {
    const rows = await readNotifications(tx, accountOf(who), MOST);
    return accepted(
      rows.map((row) => ({
        id: row.id,
        message: notificationText(row.kind, row.details, language),
        sender: row.sender,
        at: row.created_at.getTime(),
        unread: row.read_at === null,
        image: context.fileLinks.link(row.image_key),
        kind: row.kind,
        bookingId: row.booking_id,
        orderId: row.order_id,
        isSilent: row.is_silent,
      })),
    );
  },
);

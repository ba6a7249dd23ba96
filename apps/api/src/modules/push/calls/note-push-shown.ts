import { notePushShown } from '@karigar/contract/push/note-push-shown';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { noteShown } from '../shown-store.ts';

/** Of a notification of another account nothing is noted, and nothing is said. */
export const notePushShownHandler = defineHandler(
  notePushShown,
  async ({ notificationId }, { tx, now }) => {
    await noteShown(tx, notificationId, new Date(now));
    return accepted(null);
  },
);

import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

/** Of a booking's record, the log and find. */
export const recordRefusals = {
  'find.too-short': business(
    msg`Type a booking number, a whole phone number or email, or three letters of a name.`,
  ),
  'record.page-unknown': business(msg`This page does not exist. Start again from the first.`),
  'note.empty': business(msg`Write something first.`),
  'note.undo-over': business(msg`This note can no longer be taken back.`),
} as const satisfies Record<string, Refusal>;

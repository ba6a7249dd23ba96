import { CODE_KIND, OFFER_KIND, type Channel } from '@karigar/domain/notifications/message-plan';
import type { Context } from '#context';
import { notificationValues } from '#modules/notifications/index';
import { SYSTEM } from '#platform/db';
import { SendFailure, type Sent } from '#platform/messages/send-failure';
import type { SmsMessage } from '#platform/messages/sms';
import { isSmsTemplate, type SmsTemplate } from '#platform/messages/sms-texts';
import { isWhatsappTemplate } from '#platform/messages/whatsapp-templates';
import { findCompletionOtp } from './completion-otp-store.ts';
import type { MessageRow, TryEnd } from './message-store.ts';

/** DLT allows so many letters in one place of a text. */
const LONGEST_VALUE = 30;

const short = (value: string): string =>
  value.length <= LONGEST_VALUE ? value : `${value.slice(0, LONGEST_VALUE - 1)}…`;

const valuesOf = async (
  { databases, vault }: Context,
  { kind, booking_id: bookingId, details, language }: MessageRow,
): Promise<Readonly<Record<string, string>> | null> => {
  if (kind !== CODE_KIND || bookingId === null)
    return Object.fromEntries(
      Object.entries(notificationValues(details, language)).map(([name, value]) => [
        name,
        short(value),
      ]),
    );
  const row = await databases.system.transaction(SYSTEM, (tx) => findCompletionOtp(tx, bookingId));
  if (row === null) return null;
  const code = vault.open(row.code_sealed, `completion_codes.code:${bookingId}`);
  return { code, bookingNo: row.booking_no };
};

/** Of kinds whose text has another name. */
const TEMPLATES: Readonly<Partial<Record<string, SmsTemplate>>> = {
  [CODE_KIND]: 'completion-otp',
  [OFFER_KIND]: 'offer',
};

const textOf = async (context: Context, row: MessageRow): Promise<SmsMessage | null> => {
  const template = TEMPLATES[row.kind] ?? row.kind;
  const values = await valuesOf(context, row);
  if (row.phone === null || values === null || !isSmsTemplate(template)) return null;
  return { to: row.phone, template, values, language: row.language };
};

const FAILED: TryEnd = { state: 'failed', provider: null, providerId: null, isPassing: false };

/** Null where the channel cannot carry it. */
const senderOf = (
  { sms, whatsapp }: Context,
  channel: Exclude<Channel, 'push'>,
  message: SmsMessage,
): (() => Promise<Sent>) | null => {
  if (channel === 'sms') return () => sms.send(message);
  const { template } = message;
  if (whatsapp === null || !isWhatsappTemplate(template)) return null;
  return () => whatsapp.send({ ...message, template });
};

/** Asks the provider of a channel, and says what became of it; a failure is an answer too. */
export const handOver = async (
  context: Context,
  row: MessageRow,
  channel: Exclude<Channel, 'push'>,
): Promise<TryEnd> => {
  const { log } = context;
  const message = await textOf(context, row);
  const send = message && senderOf(context, channel, message);
  if (send === null) return FAILED;
  try {
    const sent = await send();
    return { state: 'sent', provider: sent.provider, providerId: sent.id, isPassing: false };
  } catch (error) {
    log.warn({ err: error, channel }, 'a message was not handed over');
    if (!(error instanceof SendFailure)) return FAILED;
    return error.outcome === 'unknown'
      ? { ...FAILED, state: 'unknown' }
      : { ...FAILED, isPassing: error.fault === 'provider' };
  }
};

import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { SendFailure } from '#platform/messages/send-failure';
import type { SmsMessage } from '#platform/messages/sms';
import { endAlarmMessage, type AlarmTry, type AlarmTryEnd } from './alarm-message-store.ts';

const FAILED: AlarmTryEnd = { state: 'failed', isPassing: false, provider: null, providerId: null };

const hand = async ({ sms, log }: Context, message: SmsMessage): Promise<AlarmTryEnd> => {
  try {
    const { provider, id } = await sms.send(message);
    return { state: 'sent', isPassing: false, provider, providerId: id };
  } catch (error) {
    log.error({ err: error, template: message.template }, 'an alarm was not handed over');
    if (!(error instanceof SendFailure)) return FAILED;
    return error.outcome === 'unknown'
      ? { ...FAILED, state: 'unknown' }
      : { ...FAILED, isPassing: error.fault === 'provider' };
  }
};

/** Sends what was begun, all at once, and writes what became of each. */
export const sendAlarmSms = async (
  context: Context,
  tries: readonly AlarmTry[],
  messageTo: (place: number) => SmsMessage,
): Promise<{ readonly isAnySent: boolean; readonly isAnyUnsent: boolean }> => {
  const { databases, metrics, clock } = context;
  const ended = await Promise.all(
    tries.map(async ({ id, place }) => {
      const message = messageTo(place);
      const end = await hand(context, message);
      await databases.system.transaction(SYSTEM, (tx) =>
        endAlarmMessage(tx, id, end, new Date(clock())),
      );
      if (!end.isPassing)
        metrics.messageEnded(message.template, end.state === 'failed' ? 'failed' : 'unconfirmed');
      return end;
    }),
  );
  return {
    isAnySent: ended.some(({ state }) => state === 'sent'),
    isAnyUnsent: ended.some(({ isPassing }) => isPassing),
  };
};

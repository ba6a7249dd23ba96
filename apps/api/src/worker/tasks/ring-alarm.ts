import { displayTime } from '@karigar/domain/dates/display-date';
import type { Instant } from '@karigar/domain/dates/instant';
import { lookAgainAt, nextRing } from '@karigar/domain/safety/ring-duty';
import * as z from 'zod/mini';
import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { addJobs, type NewJob } from '#platform/jobs';
import type { SmsTemplate } from '#platform/messages/sms-texts';
import {
  beginAlarmMessages,
  countRounds,
  loseAlarmMessages,
  retryAlarmMessages,
  takeAlarm,
  type AlarmRow,
  type AlarmTry,
} from './alarm-message-store.ts';
import { sendAlarmSms } from './send-alarm-sms.ts';

const payloadSchema = z.object({ alarmId: z.number() });

const ON_DUTY = 'alarm-on-duty' satisfies SmsTemplate;
const HOUR = 60 * 60_000;

const lookAgain = (alarmId: number, at: Instant): NewJob => ({
  task: 'ring-alarm',
  payload: { alarmId },
  key: `ring-alarm:${alarmId}`,
  runAt: new Date(at),
});

type Round = { readonly alarm: AlarmRow; readonly tries: readonly AlarmTry[] };

/** Tells the phones on duty of an alarm by SMS, again and again until somebody of the team takes it. */
export const ringAlarm =
  (context: Context): Task =>
  async (payload, job) => {
    const { alarmId } = z.parse(payloadSchema, payload);
    const { databases, clock, config } = context;
    const phones = config.alarmPhones;
    if (phones.length === 0) return;

    /** Null when nobody is told now. */
    const begin = async (tx: Transaction): Promise<Round | null> => {
      const at = clock();
      const now = new Date(at);
      const alarm = await takeAlarm(tx, alarmId);
      if (alarm === null) return null;
      await loseAlarmMessages(tx, alarmId, ON_DUTY, now);
      const counted = await countRounds(tx, alarmId, ON_DUTY, new Date(at - HOUR));
      const { rounds, last_at: lastAt, last_round: last } = counted;
      const takenUntil = alarm.taken_until?.getTime() ?? null;
      const lastRoundAt = lastAt?.getTime() ?? null;
      const isEnded = alarm.ended_at !== null;
      const move = nextRing(
        {
          isEnded,
          takenUntil,
          isNew: last === 0,
          rounds,
          lastRoundAt,
          isAnySent: counted.is_any_sent,
          isAnyUnsent: counted.is_any_unsent,
        },
        at,
      );
      if (move.do === 'stop') return null;
      if (move.do === 'wait') {
        await addJobs(tx, [lookAgain(alarmId, move.until)]);
        return null;
      }
      const template = ON_DUTY;
      const places = phones.length;
      const tries =
        move.do === 'retry'
          ? await retryAlarmMessages(tx, alarmId, { template, round: last }, now)
          : await beginAlarmMessages(tx, { alarmId, template, places, round: last + 1, now });
      return { alarm, tries };
    };

    const round = await databases.system.transaction(SYSTEM, async (tx) => {
      const begun = await begin(tx);
      if (begun === null) await job.finishIn(tx);
      return begun;
    });
    if (round === null) return;

    const { booking_no: bookingNo, raised_at: raisedAt } = round.alarm;
    const values = { bookingNo, at: displayTime(raisedAt.getTime()) };
    const sent = await sendAlarmSms(context, round.tries, (place) => ({
      to: phones[place - 1] ?? '',
      template: ON_DUTY,
      values,
      language: 'en',
    }));
    await databases.system.transaction(SYSTEM, async (tx) => {
      await addJobs(tx, [lookAgain(alarmId, lookAgainAt(sent, clock()))]);
      await job.finishIn(tx);
    });
  };

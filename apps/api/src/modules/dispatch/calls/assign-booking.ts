import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { reasonsLeft } from '@karigar/domain/offers/eligibility';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  assignServiceman,
  lockSeenBooking,
  readServiceman,
  recordRefusedCommand,
} from '#modules/bookings/index';
import { lockFit } from '#modules/offers/index';
import { defineHandler } from '#wire/define-handler';

export const assignBookingHandler = defineHandler(
  assignBooking,
  async (input, scope) => {
    const { tx, who, now, key, note } = scope;
    const seen = await lockSeenBooking(scope, input);
    if (!seen.ok) return seen;
    const booking = seen.value;
    const by = accountOf(who);
    const decision = decide(booking.state, 'assign', 'operator');
    if (!decision.ok) {
      const event = {
        command: 'assign',
        actor: 'operator',
        accountId: by,
        claimedAt: null,
      } as const;
      const details = { servicemanId: input.servicemanId };
      const refusedEvent = { ...event, receivedAt: new Date(now), key, details };
      await recordRefusedCommand(tx, booking, decision.refusal, refusedEvent);
      return decision;
    }
    const to = await readServiceman(tx, input.servicemanId);
    if (to === null) return refused('serviceman.not-found');
    note({ subjectId: to.id });
    const isSame = booking.serviceman_id === to.id && booking.state !== 'offered';
    const against = isSame ? [] : await lockFit(tx, booking, to.id, now);
    if (against === null) return refused('serviceman.not-found');
    const reasons = [...reasonsLeft(against, input.evenThough ?? [])];
    if (reasons.length > 0) return { ...refused('serviceman.not-fit'), details: { reasons } };
    const reason = readWrittenReason(input.reason ?? '');
    if (against.length > 0 && reason === null) return refused('console.reason-missing');
    if (reason !== null) note({ reason });
    const how = reason === null ? {} : { reason, evenThough: against };
    const assignment = { command: 'assign', actor: 'operator', by, state: decision.value } as const;
    await assignServiceman(scope, booking, { ...assignment, to, details: how });
    return accepted(null);
  },
  { as: 'ops' },
);

import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { getStatement } from '@karigar/contract/earnings/get-statement';
import { listCases } from '@karigar/contract/earnings/list-cases';
import { listDayJobs } from '@karigar/contract/earnings/list-day-jobs';
import { questionLine } from '@karigar/contract/earnings/question-line';
import { addTip } from '@karigar/contract/payments/add-tip';
import { getRecord } from '@karigar/contract/record/get-record';
import type { AnyCall, OutputOf } from '@karigar/contract/define-call';
import { readReply } from '@karigar/contract/wire/read-reply';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import { createExceptionWorld, type ExceptionWorld } from '#testing/exception-world';
import { INVOICE_OF, NOTIFIED_OF_BOOKING } from '#testing/money-sql';
import { withPayoutDesk } from '#testing/payout-desk';
import { people } from '#testing/people';
import { NUMBER_OF } from '#testing/record-sql';

const REASON = 'The customer showed us the receipt';

let world: ExceptionWorld;
beforeAll(async () => {
  world = await createExceptionWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setClock(0));

/** What needs a second person, who agrees. */
const byTwo = async ({ countersign }: { readonly countersign: string | null }): Promise<void> => {
  const second = await withPayoutDesk(world).operator('money');
  const id = countersign?.slice('W-'.length) ?? '';
  await ok(answerCountersign, { id, outcome: 'agreed' }, second);
};

const ok = async <Call extends AnyCall>(
  call: Call,
  fields: Record<string, string>,
  by: { token: string },
  headers: Record<string, string> = {},
): Promise<OutputOf<Call>> => {
  const reply = readReply(call, (await world.sendFields(call, fields, { ...by, headers })).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};

const held = async (): Promise<BookingRef> => {
  const ref = await world.plant('assigned', { addOns: [['tap', 2, 'accepted']] });
  await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
  world.setClock(40);
  const hold = { ...ref, until: dayOf(world.now()), reason: 'Fever' };
  await world.send(holdWork, hold, world.suresh);
  world.setClock(45);
  await world.send(assignBooking, await byHand(world.look, ref, people.imran.id), world.priya);
  world.setClock(50);
  await world.send(resumeWork, ref, world.imran);
  return ref;
};

/** The job of docs/ledger.md: Suresh works for 40 minutes, Imran for 60 and ends it. */
const shared = async (): Promise<BookingRef> => {
  const ref = await held();
  world.setClock(110);
  const ended = await world.send(endWork, { ...ref, endedAt: world.now() }, world.imran);
  if (!ended.body.success) throw new Error(JSON.stringify(ended.body));
  return ref;
};

const balances = async () => ({
  suresh: await world.balance('suresh'),
  imran: await world.balance('imran'),
});
const moved = async (work: () => Promise<unknown>) => {
  const before = await balances();
  await work();
  const after = await balances();
  const by = (who: 'suresh' | 'imran') => [
    after[who].cash - before[who].cash,
    after[who].payable - before[who].payable,
    after[who].waiting - before[who].waiting,
  ];
  return { suresh: by('suresh'), imran: by('imran') };
};

const linesOf = async (ref: BookingRef, by: { token: string }, language = 'en') => {
  const job = await ok(getJobEarnings, world.wire(ref), by, { 'accept-language': language });
  return {
    ...job,
    lines: job.lines.map(({ part, name, kind, amount }) => [part, name || kind, amount]),
  };
};

describe('work that one serviceman began and another ended', () => {
  it('the bill is shared by minutes, and each reads the own part line by line', async () => {
    let ref: BookingRef | undefined;
    const change = await moved(async () => {
      ref = await shared();
    });
    if (ref === undefined) throw new Error('no job');
    expect(change).toEqual({ suresh: [0, 0, 66_213], imran: [0, 0, 99_321] });
    const suresh = await linesOf(ref, world.suresh);
    expect(suresh.lines).toEqual([
      ['bill', expect.any(String), 59_900],
      ['bill', 'Planted tap', 169_900],
      ['bill', 'Worked by another serviceman: 60 of 100 minutes', -137_882],
      ['bill', 'tax', -14_021],
      ['bill', 'commission', -11_684],
      ['earning', 'share', 66_213],
    ]);
    expect(suresh).toMatchObject({ billed: 229_800, share: 66_213, earned: 66_213, paid: 0 });
    const imran = await linesOf(ref, world.imran, 'hi');
    expect(imran).toMatchObject({ share: 99_321, earned: 99_321 });
    expect(imran.lines[2]).toEqual([
      'bill',
      expect.stringMatching(/[\u0900-\u097f].*100.*40/u),
      -91_918,
    ]);
    expect(await world.unexplained()).toEqual([]);
    expect(await world.look(NOTIFIED_OF_BOOKING, [people.suresh.id, ref.bookingId])).toContainEqual(
      {
        kind: 'part-earned',
        amount: 66_213,
      },
    );
  });

  it('cash stays with who took it, and the other share waits for the next payout', async () => {
    const ref = await shared();
    const change = await moved(async () => {
      const paid = await world.payAs(ref, '2298.00', world.imran);
      expect(paid.body.success).toBe(true);
    });
    expect(change).toEqual({ suresh: [0, 66_213, -66_213], imran: [130_479, 0, -99_321] });
    await world.send(verifyCompletionOtp, { ...ref, otp: '482913' }, world.imran);
    expect(await world.look(INVOICE_OF, [ref.bookingId])).toEqual([
      { total: 229_800, tax: 35_054 },
    ]);
    const tip = await world.sendFields(addTip, { ...world.wire(ref), amount: '50.00' }, world.asha);
    expect(tip.body.success).toBe(true);
    expect((await linesOf(ref, world.imran)).earned).toBe(104_321);
    expect((await linesOf(ref, world.suresh)).earned).toBe(66_213);
    expect(await world.unexplained()).toEqual([]);
  });

  it('a reversal, a refund and a correction are of both, in proportion, and both are told', async () => {
    const ref = await shared();
    await world.payAs(ref, '2298.00', world.imran);
    const paymentId = String(await world.paymentOf(ref));
    const reverse = { paymentId, reason: REASON };
    expect(await moved(async () => byTwo(await ok(reversePayment, reverse, world.priya)))).toEqual({
      suresh: [0, -66_213, 66_213],
      imran: [-130_479, 0, 99_321],
    });
    await world.payAs(ref, '2298.00', world.imran);
    const refund = { ...world.wire(ref), amount: '1149.00', borneBy: 'everyone', reason: REASON };
    const refunded = await moved(() => ok(refundPayment, refund, world.priya));
    expect(refunded.suresh).toEqual([0, -33_107, 0]);
    expect(refunded.imran[0]).toBe(49_661);
    const give = { ...world.wire(ref), direction: 'give', amount: '100.00', reason: REASON };
    const given = await moved(() => ok(correctEarnings, give, world.priya));
    expect(given).toEqual({ suresh: [0, 3999, 0], imran: [0, 6001, 0] });
    const whole = await moved(async () => byTwo(await ok(refundPayment, refund, world.priya)));
    expect(whole.suresh).toEqual([0, -33_106, 0]);
    expect((await linesOf(ref, world.suresh)).earned).toBe(3999);
    expect((await linesOf(ref, world.imran)).earned).toBe(6001);
    expect(await world.unexplained()).toEqual([]);
    const notified = await world.look<{ kind: string }>(NOTIFIED_OF_BOOKING, [
      people.suresh.id,
      ref.bookingId,
    ]);
    expect(
      notified.map(({ kind }) => kind).filter((kind) => /corrected|refund/.test(kind)),
    ).toEqual(['refund-made', 'earnings-corrected', 'refund-made']);
  });

  it('who began it has the job in the day, the statement and the questions, and nothing of the customer', async () => {
    const ref = await shared();
    const day = dayOf(world.now());
    const { jobs } = await ok(listDayJobs, { day }, world.suresh);
    expect(jobs).toContainEqual(
      expect.objectContaining({ bookingId: ref.bookingId, earned: 66_213, due: 229_800 }),
    );
    const { csvUrl } = await ok(getStatement, { period: day.slice(0, 7) }, world.suresh);
    const csv = await (await fetch(new URL(csvUrl, world.base))).text();
    expect(csv).toContain('919.18,140.21,116.84,662.13,0.00,0.00,662.13');
    const { lines } = await ok(getJobEarnings, world.wire(ref), world.suresh);
    const lineId = String(lines.find(({ amount }) => amount === -137_882)?.id);
    await ok(questionLine, { lineId, question: 'I worked for an hour' }, world.suresh);
    expect(await ok(listCases, {}, world.suresh)).toContainEqual(
      expect.objectContaining({ bookingId: ref.bookingId }),
    );
    const stranger = await world.sendFields(getJobEarnings, world.wire(ref), {
      token: (await world.newCast()).serviceman.token,
    });
    expect(stranger.body.code).toBe('booking.not-found');
  });

  it('the record of the console says who did which part', async () => {
    const ref = await shared();
    const [row] = await world.look<{ no: string }>(NUMBER_OF, [ref.bookingId]);
    const record = await ok(getRecord, { bookingNo: row?.no ?? '' }, world.priya);
    expect(record.parts).toEqual([
      {
        servicemanId: people.suresh.id,
        name: 'Suresh Pawar',
        minutes: 40,
        billed: 91_918,
        share: 66_213,
      },
      expect.objectContaining({ servicemanId: people.imran.id, minutes: 60, share: 99_321 }),
    ]);
  });
});

describe('work that one serviceman did', () => {
  it('is not shared, also when it was held and given back and forth', async () => {
    const ref = await world.plant('assigned');
    await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
    world.setClock(20);
    await world.send(holdWork, { ...ref, until: dayOf(world.now()), reason: 'Part' }, world.suresh);
    for (const id of [people.imran.id, people.suresh.id])
      await world.send(assignBooking, await byHand(world.look, ref, id), world.priya);
    await world.send(resumeWork, ref, world.suresh);
    world.setClock(60);
    await world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh);
    expect(await world.holdersOf(ref)).toEqual([people.suresh.id]);
    expect((await linesOf(ref, world.suresh)).share).toBe(43_148);
  });
});

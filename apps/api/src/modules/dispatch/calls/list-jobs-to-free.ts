import { listJobsToFree } from '@karigar/contract/dispatch/list-jobs-to-free';
import { addDays, startOfDay } from '@karigar/domain/dates/india-day';
import { accepted, refused } from '@karigar/domain/result';
import { lockBooking, readServiceman } from '#modules/bookings/index';
import { firstMatch } from '#modules/offers/index';
import { nameIn } from '#platform/names';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { listJobsOfDay, namesOf, type JobOfDay } from '../free-store.ts';

const nextOf = async ({ tx, now }: CallScope, job: JobOfDay, ill: number) => {
  if (job.state === 'started') return null;
  const booking = await lockBooking(tx, { bookingId: job.id, orderId: job.order_id });
  return booking === null ? null : firstMatch({ tx, now }, booking, [ill]);
};

export const listJobsToFreeHandler = defineHandler(
  listJobsToFree,
  async ({ servicemanId, day }, scope) => {
    const { tx, language, note } = scope;
    if ((await readServiceman(tx, servicemanId)) === null) return refused('serviceman.not-found');
    note({ subjectId: servicemanId });
    const span = [new Date(startOfDay(day)), new Date(startOfDay(addDays(day, 1)))] as const;
    const jobs = await listJobsOfDay(tx, servicemanId, span, day);
    const next = new Map<number, number | null>();
    for (const job of jobs) next.set(job.id, await nextOf(scope, job, servicemanId));
    const ids = [...next.values()].filter((id) => id !== null);
    const names = await namesOf(tx, ids);
    return accepted(
      jobs.map((job) => {
        const nextId = next.get(job.id) ?? null;
        return {
          bookingId: job.id,
          orderId: job.order_id,
          bookingNo: job.booking_no,
          version: job.version,
          state: job.state,
          serviceName: nameIn(job.service_names, language),
          area: job.area,
          scheduledAt: job.scheduled_at.getTime(),
          heldUntil: job.state === 'held' ? job.held_until : null,
          customerName: job.customer_name,
          isFreed: job.state === 'assigned',
          nextId,
          nextName: nextId === null ? '' : (names.get(nextId) ?? ''),
        };
      }),
    );
  },
  { as: 'ops', audited: true },
);

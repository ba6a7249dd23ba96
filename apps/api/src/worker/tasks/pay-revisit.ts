import * as z from 'zod/mini';
import type { Context } from '#context';
import { payRevisit } from '#modules/warranty/index';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';

const payloadSchema = z.object({ bookingId: z.number() });

/** After a revisit under warranty: pays who came, if the published rule says so. */
export const payRevisitTask =
  ({ databases, clock }: Context): Task =>
  async (payload) => {
    const { bookingId } = z.parse(payloadSchema, payload);
    await databases.system.transaction(SYSTEM, (tx) => payRevisit(tx, bookingId, clock()));
  };

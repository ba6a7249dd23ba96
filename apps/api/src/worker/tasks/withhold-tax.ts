import * as z from 'zod/mini';
import type { Context } from '#context';
import { writeWithholding } from '#modules/ledger/index';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';

const payloadSchema = z.object({ servicemanId: z.number(), at: z.number() });

/** After a bill: what the law has withheld from the serviceman's earnings, if a rate says so. */
export const withholdTax =
  ({ databases }: Context): Task =>
  async (payload) => {
    const { servicemanId, at } = z.parse(payloadSchema, payload);
    await databases.system.transaction(SYSTEM, (tx) => writeWithholding(tx, servicemanId, at));
  };

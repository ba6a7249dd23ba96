import * as z from 'zod/mini';
import type { Context } from '#context';
import {
  findByReference,
  findRefund,
  lookAtPayment,
  lookAtRefund,
  markEventRead,
  readEvent,
} from '#modules/payments/index';
import { SYSTEM } from '#platform/db';
import type { Task } from '#platform/job-worker';

const payloadSchema = z.object({ eventId: z.string() });

/** An event only says where to look, so a repeated, late or early one changes nothing. */
export const readGatewayEvent =
  (context: Context): Task =>
  async (payload) => {
    const { eventId } = z.parse(payloadSchema, payload);
    const { databases, clock } = context;
    const found = await databases.system.transaction(SYSTEM, async (tx) => {
      const event = await readEvent(tx, eventId);
      return (
        event && {
          payment: event.reference === null ? null : await findByReference(tx, event.reference),
          refund: event.refund_id === null ? null : await findRefund(tx, event.refund_id),
        }
      );
    });
    if (found === null) return;
    if (found.payment !== null) await lookAtPayment(context, found.payment);
    if (found.refund !== null) await lookAtRefund(context, found.refund);
    await databases.system.transaction(SYSTEM, (tx) =>
      markEventRead(tx, eventId, new Date(clock())),
    );
  };

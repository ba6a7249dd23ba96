import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { decodeInput } from '@karigar/contract/wire/form-data';
import { writeSuccess } from '@karigar/contract/wire/envelope';
import type { Context } from '#context';
import { sayIn } from '#platform/texts';
import { writeOutput } from '#wire/write-output';
import * as z from 'zod/mini';
import { ask } from './load-app.ts';
import { servicemanAt } from './load-world-store.ts';
import { listCall, type Contest } from './versus-bare.ts';

const TIMES = 2000;
const ROUNDS = 5;

/** Microseconds of one run, the minimum of several rounds. */
const microseconds = async (work: () => unknown): Promise<number> => {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    for (let time = 0; time < TIMES; time += 1) await work();
    least = Math.min(least, ((performance.now() - began) * 1000) / TIMES);
  }
  return least;
};

const logALine = ({ log }: Context): void => {
  const line = log.child({ reqId: 'a-request' });
  line.info({ call: 'list-bookings', outcome: 'ok', seconds: 0.001 }, 'call');
};

/** Times each part of list-bookings that the bare route lacks, in this process. */
export const timeParts = async ({
  context,
  whole,
}: Contest): Promise<
  Record<'session' | 'limits' | 'decode' | 'encode' | 'metrics' | 'log', number>
> => {
  const call = listCall(0);
  const reply = JSON.parse(await ask(whole, call)) as { data: unknown };
  const output = z.decode(listBookings.output, reply.data as never);
  const fields = new Map(Object.entries(call.fields));
  const account = String(servicemanAt(0));
  return {
    session: await microseconds(() => context.sessions.find(call.token)),
    limits: await microseconds(async () => {
      await context.limits.address.take('127.0.0.1');
      await context.limits.account.take(account);
    }),
    decode: await microseconds(() => decodeInput(listBookings, fields)),
    encode: await microseconds(() => writeSuccess(listBookings, output, sayIn('en'), writeOutput)),
    metrics: await microseconds(() => context.metrics.called('list-bookings', 'ok', 0.001)),
    log: await microseconds(() => logALine(context)),
  };
};

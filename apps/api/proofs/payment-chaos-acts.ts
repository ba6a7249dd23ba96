import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endWork } from '@karigar/contract/bookings/end-work';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import { encodeInput } from '@karigar/contract/wire/form-data';
import { FRESH_SERVICE, type FreshBooking } from '#testing/fresh-bookings';
import { sendCall, type Reply } from '#testing/send-call';
import { Refused } from '#testing/razorpay/books';
import type { Razorpay } from '#testing/razorpay/stand-in';
import type { SpawnedServer } from '#testing/spawned-server';

/** What happens to a booking. */
export const WAYS = ['pays', 'fails first', 'cash at once', 'before the work', 'leaves'] as const;
export type Way = (typeof WAYS)[number];

export const drawWay = (): Way => {
  const at = randomInt(100);
  if (at < 60) return 'pays';
  if (at < 70) return 'fails first';
  if (at < 85) return 'cash at once';
  return at < 95 ? 'before the work' : 'leaves';
};

/** A killed server is back within seconds, on a busy machine within a minute. */
const PATIENCE_MS = 150_000;
const isFinal = ({ status, body }: Reply): boolean =>
  (status === 200 && body.code !== 'payment.gateway-unreachable') ||
  (status >= 400 && status < 409);

export type Cast = {
  readonly server: SpawnedServer;
  readonly razorpay: Razorpay;
  readonly tokens: { readonly serviceman: string; readonly customer: string };
  readonly fail: (what: string) => void;
};

/** Under a new key after a refusal that passes: an outcome is kept with its key. */
const send = async <Call extends AnyCall>(
  { server, tokens, fail }: Cast,
  call: Call,
  input: InputOf<Call>,
  by: 'serviceman' | 'customer',
): Promise<Reply | null> => {
  const fields = Object.fromEntries(encodeInput(call, input));
  let key = randomUUID();
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const reply = await sendCall(server.base, call, fields, { token: tokens[by], key }).catch(
      () => null,
    );
    if (reply !== null && isFinal(reply)) return reply;
    if (reply?.status === 200) key = randomUUID();
    await pause(100);
  }
  fail(`${call.name} got no final reply in ${PATIENCE_MS / 1000} s`);
  return null;
};

/** Pays on the page, unless it is closed already. */
const payPage = ({ razorpay }: Cast, id: string): void => {
  try {
    razorpay.pay(id);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
};

export const live = async (cast: Cast, ref: FreshBooking, way: Way): Promise<void> => {
  const { razorpay, fail } = cast;
  const reply = await send(cast, startOnlinePayment, ref, 'customer');
  if (reply === null) return;
  if (!reply.body.success) return fail(`no page: ${String(reply.body.code)}`);
  const page = razorpay.idOf((reply.body.data as { payUrl: string }).payUrl);
  if (way === 'leaves') return;
  if (way === 'fails first') razorpay.fail(page);
  await pause(randomInt(50));
  if (way === 'cash at once') {
    const amount = FRESH_SERVICE.price;
    const cash = send(cast, addPayment, { ...ref, amount, mode: 'cash' }, 'serviceman');
    await pause(randomInt(30));
    payPage(cast, page);
    await cash;
    return;
  }
  payPage(cast, page);
  if (way !== 'before the work') return;
  await pause(randomInt(300));
  await send(cast, endWork, { ...ref, endedAt: Date.now() }, 'serviceman');
};

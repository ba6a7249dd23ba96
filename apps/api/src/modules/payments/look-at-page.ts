import { nextLook } from '@karigar/domain/payments/online-payment';
import { sumOf, type Paise } from '@karigar/domain/money';
import type { Context } from '#context';
import { lockBooking } from '#modules/bookings/index';
import { writeCapture } from '#modules/ledger/index';
import { SYSTEM } from '#platform/db';
import type { GatewayPage, GatewayPayment, PaymentGateway } from '#platform/payments/gateway';
import { insertCapture, readLookedAt, saveLook, type LookedAt } from './gateway-store.ts';
import { settleBooking, tellPaidAhead, type Settling } from './settle-online.ts';

/** The page as it is now; closed first when nobody should pay it any more. */
const readPage = async (
  gateway: PaymentGateway,
  { link_id: linkId, reference, is_over: isOver }: LookedAt,
): Promise<GatewayPage | null> => {
  const page = linkId === null ? await gateway.findPage(reference) : await gateway.readPage(linkId);
  if (page === null || !page.isOpen || !isOver) return page;
  await gateway.closePage(page.id);
  return gateway.readPage(page.id);
};

const ofStatus = (page: GatewayPage | null, status: GatewayPayment['status']) =>
  (page?.payments ?? []).filter((payment) => payment.status === status);

/** Writes each captured amount once, under the booking's lock, and settles it. */
const takeIn = async (
  settling: Settling,
  payment: LookedAt,
  page: GatewayPage | null,
): Promise<void> => {
  const { tx, now } = settling;
  const booking = await lockBooking(tx, payment);
  if (booking === null) throw new Error(`payment ${payment.id} is of no booking`);
  const expiresAt = payment.expires_at.getTime();
  const captured = ofStatus(page, 'captured');
  const news: Paise[] = [];
  for (const { id: gatewayId, amount } of captured) {
    const id = await insertCapture(tx, payment.id, { id: gatewayId, amount, at: new Date(now) });
    if (id === null) continue;
    await writeCapture(tx, { ...payment, id, amount }, now);
    news.push(amount);
  }
  const next = nextLook({ expiresAt, looks: payment.looks, isPaid: captured.length > 0 }, now);
  await saveLook(tx, payment.id, {
    page,
    next: next === null ? null : new Date(next),
    isClosed: page === null ? now >= expiresAt : !page.isOpen && captured.length === 0,
    failures: ofStatus(page, 'failed').length,
    now: new Date(now),
  });
  if (news.length === 0) return;
  const isAhead = booking.total_after_end === null && booking.state !== 'cancelled';
  if (isAhead && booking.state !== 'refused') await tellPaidAhead(settling, booking, sumOf(news));
  else await settleBooking(settling, payment);
};

/** Asks the gateway what came of a payment. Webhooks and the clock both end here, so neither can contradict the other. */
export const lookAtPayment = async (context: Context, id: number): Promise<void> => {
  const { gateway, databases, clock } = context;
  if (gateway === null) return;
  const payment = await databases.system.transaction(SYSTEM, (tx) => readLookedAt(tx, id));
  if (payment === null) return;
  const page = await readPage(gateway, payment);
  await databases.system.transaction(SYSTEM, (tx) =>
    takeIn({ tx, now: clock(), context }, payment, page),
  );
};

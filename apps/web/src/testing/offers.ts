import type { listOffers } from '@karigar/contract/offers/list-offers';
import type { OutputOf } from '@karigar/contract/define-call';
import { paise } from '@karigar/domain/money';
import { NOW } from './show-screen.tsx';

type Offer = OutputOf<typeof listOffers>[number];

const SECOND = 1000;

/** The design's own offer: a job of this afternoon, with so many of thirty seconds left. */
export const anOffer = (bookingId: number, changed: Partial<Offer> = {}): Offer => ({
  bookingId,
  orderId: 9000 + bookingId,
  bookingNo: `KRG-${48_200 + bookingId}`,
  serviceName: 'Split AC gas refill',
  image: '/art/service-ac.svg',
  customerName: 'Anjali Kulkarni',
  area: 'Baner',
  quantity: 1,
  scheduledAt: NOW + 6 * 3600 * SECOND,
  minutes: 90,
  total: paise(2_499_00),
  netPay: paise(1_800_13),
  takesUpi: true,
  metres: 2400,
  travelMinutes: 12,
  reasons: ['nearest', 'your-turn', 'skilled', 'free'],
  offeredAt: NOW - 6 * SECOND,
  expiresAt: NOW + 24 * SECOND,
  secondsLeft: 24,
  ...changed,
});

import { paise } from '@karigar/domain/money';
import type { OnlinePayment } from '#entities/payments/online-payment';
import { NOW } from './show-screen.tsx';

/** Changes the hash alone, so that a test sees that the page was opened and stays where it is. */
export const PAY_URL = '#gateway';

/** A payment of the whole bill on the gateway's page. */
export const anOnlinePayment = (
  state: OnlinePayment['state'],
  more: Partial<OnlinePayment> = {},
): OnlinePayment => ({
  state,
  amount: paise(1299_00),
  back: paise(0),
  bookingId: 7,
  orderId: 9007,
  payUrl: state === 'waiting' || state === 'failed' ? PAY_URL : null,
  at: NOW,
  ...more,
});

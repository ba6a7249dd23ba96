import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { play, show } from '#testing/customer-booking-stage';
import { aCustomerBooking } from '#testing/my-bookings';
import { expectWords, NOW, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';

type Refund = NonNullable<MyBooking['refunds']>[number];

await import('./refund-rows.tsx');

const refunded = (...refunds: Refund[]) => {
  const paid = { totalAfterEnd: paise(1299_00), paymentStatus: 'paid' } as const;
  return aCustomerBooking('completed', paid, { paid: paise(1299_00), refunds });
};
const of = (more: Partial<Refund>): Refund => ({
  amount: paise(20_000),
  way: 'source',
  at: NOW - 86_400_000,
  doneAt: null,
  ...more,
});

onStage({ as: 'customer' });

it('a refund on its way says how it comes, by the way that it was paid', async () => {
  play(refunded(of({}), of({ way: 'transfer', amount: paise(10_000) })));
  await show();
  await expectWords('₹200.00 is on its way');
  expect(words()).toContain('usually within 7 working days');
  expect(words()).toContain('₹100.00 is on its way');
  expect(words()).toContain('Our team calls you');
});

it('a refund that arrived says when', async () => {
  play(refunded(of({ doneAt: NOW })));
  await show();
  await expectWords('₹200.00 is back with you');
  expect(words()).toContain('Sent on');
});

it('a refund is shown in Hindi', async () => {
  play(refunded(of({ way: 'transfer' })));
  await show({ locale: 'hi' });
  await expectWords('₹200.00 रास्ते में हैं');
});

it('without a refund there is no row of it', async () => {
  play(refunded());
  await show();
  await expectWords('Payment');
  expect(words()).not.toContain('Refund');
});

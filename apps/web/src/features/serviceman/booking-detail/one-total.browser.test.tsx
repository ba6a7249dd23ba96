import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { actionQueue } from '#platform/action-queue/action-queue';
import { PATHS } from '#platform/navigation/paths';
import { aBooking } from '#testing/bookings';
import { expectWords, NOW, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

const { pattern } = PATHS.bookingDetail;

onStage({ as: 'serviceman', isApart: true });

it('the cash to collect is the total of the bill, though the bookings were read before the customer accepted', async () => {
  const server = playServer();
  server.bookingsAre([
    aBooking(71, { state: 'started', startedAt: NOW, serviceId: 3, total: paise(129_900) }),
  ]);
  server.on(listBookingAddOns, () =>
    reply(listBookingAddOns, [
      {
        id: 1,
        addOnId: 501,
        name: 'Anti-rust spray',
        price: paise(24_900),
        quantity: 1,
        amount: paise(24_900),
        status: 'accepted',
      },
    ]),
  );
  server.on(endWork, cut);
  await showScreen(BookingDetailScreen, '/booking/71', { pattern });
  await expectWords('Anti-rust spray');
  await actionQueue.enqueue(endWork, 71, { bookingId: 71, orderId: 71, endedAt: NOW });
  await expect.poll(words).toContain('Work Completed');
  expect(words()).toMatch(/Total\s+₹1,548\.00/);
  expect(words()).toMatch(/Payment\s+₹1,548\.00/);
  expect(words()).not.toContain('₹1,299.00 Pending');
});

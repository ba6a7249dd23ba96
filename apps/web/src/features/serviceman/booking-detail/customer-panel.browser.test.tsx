import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { expect, it } from 'vitest';
import { PATHS } from '#platform/navigation/paths';
import { aBooking } from '#testing/bookings';
import { expectWords, one, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { BookingDetailScreen } from './index.ts';

onStage({ as: 'serviceman' });

it('a customer’s name of one long word stays in its panel', async () => {
  const customerName = 'Venkatanarasimharajuvaripetaswami';
  const server = playServer();
  server.bookingsAre([aBooking(80, { customerName })]);
  server.on(listBookingAddOns, () => reply(listBookingAddOns, []));
  const { pattern } = PATHS.bookingDetail;
  await showScreen(BookingDetailScreen, '/booking/80', { pattern, width: 320 });
  await expectWords(customerName);
  const panel = one('[aria-label="Customer details"]');
  expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});

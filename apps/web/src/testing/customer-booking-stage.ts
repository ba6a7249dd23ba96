import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { getUpiRequest } from '@karigar/contract/payments/get-upi-request';
import { vi } from 'vitest';
import { CustomerBookingScreen } from '#features/customer/customer-booking/index';
import { buttonNamed, one, settle, showScreen } from './show-screen.tsx';
import { playServer, reply } from './test-server.ts';

/** Waits for a part that is loaded with a tap. */
export const appears = (selector: string) => vi.waitFor(() => one(selector));
export const press = async (name: string, shows: string) => {
  buttonNamed(name).click();
  await settle();
  await appears(shows);
};

/** Plays a server with this booking, and with its later states. */
export const play = (mine: MyBooking) => {
  const server = playServer();
  let now = mine;
  server.on(getMyBooking, () => reply(getMyBooking, now));
  server.on(getUpiRequest, () => reply(getUpiRequest, { isOffered: false, waiting: null }));
  return { server, becomes: (next: MyBooking) => (now = next) };
};
export const show = (condition = {}) =>
  showScreen(CustomerBookingScreen, '/booking/7', { pattern: '/booking/:id', ...condition });

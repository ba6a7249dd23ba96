import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { vi } from 'vitest';
import { FollowScreen } from '../features/follow/index.ts';
import { buttonNamed, one, settle, showScreen } from './show-screen.tsx';
import { playServer, reply } from './test-server.ts';

/** What is loaded with a tap is there a moment later. */
export const appears = (selector: string) => vi.waitFor(() => one(selector));
export const press = async (name: string, shows: string) => {
  buttonNamed(name).click();
  await settle();
  await appears(shows);
};

/** The server that knows this booking, and the next one it becomes. */
export const play = (mine: MyBooking) => {
  const server = playServer();
  let now = mine;
  server.on(getMyBooking, () => reply(getMyBooking, now));
  return { server, becomes: (next: MyBooking) => (now = next) };
};
export const show = (condition = {}) =>
  showScreen(FollowScreen, '/booking/7', { pattern: '/booking/:id', ...condition });

import type { Page } from '@playwright/test';
import { onCall } from '../world/calls.ts';

/** The server's own bookings with some fields as another server of this wire sends them. */
export const changeBookings = (
  page: Page,
  fields: () => Readonly<Record<string, unknown>>,
): Promise<void> =>
  onCall(page, 'getBookingDetailsForServiceMan', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object[] };
    await route.fulfill({
      response,
      json: { ...body, data: body.data.map((booking) => Object.assign(booking, fields())) },
    });
  });

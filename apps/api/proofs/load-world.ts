import type { Instant } from '@karigar/domain/dates/instant';
import type { Client } from 'pg';
import { withClient } from '#db/connect';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';
import {
  loadBookings,
  loadPeople,
  loadBookingDetails,
  settle,
  type WorldSize,
} from './load-world-store.ts';

/** The last day of a quarter: eighteen months back are six whole partitions. */
export const loadNow: Instant = Date.parse('2027-06-30T06:30:00Z');

/** A database of its own with this many bookings of this many servicemen over eighteen months. */
export const createLoadWorld = async (
  size: WorldSize,
  prepare: (client: Client) => Promise<void> = async () => {},
): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  try {
    const asOwner = (work: Parameters<typeof withClient<void>>[1]): Promise<void> =>
      withClient(database.url('owner'), work);
    const now = new Date(loadNow);
    await asOwner(prepare);
    await asOwner((client) => loadPeople(client, size, now));
    await asOwner((client) => loadBookings(client, size, now));
    await Promise.all(
      (['first', 'second'] as const).map((half) =>
        asOwner((client) => loadBookingDetails(client, half)),
      ),
    );
    await asOwner(settle);
  } catch (error) {
    await database.drop();
    throw error;
  }
  return database;
};

import { look } from '../world/job-store.ts';

export const DOOR = { latitude: 18.5074, longitude: 73.8077 };

/** The booking is at a place on the map, and its time was a quarter of an hour ago. */
export const putAtDoor = async (bookingId: number): Promise<void> =>
  void (await look(
    `UPDATE bookings SET latitude = $2, longitude = $3, scheduled_at = now() - interval '14 minutes'
     WHERE id = $1`,
    [bookingId, DOOR.latitude, DOOR.longitude],
  ));

/** He came so long ago that he may go. */
export const hasWaited = async (bookingId: number): Promise<void> =>
  void (await look(
    `UPDATE bookings SET arrived_at = arrived_at - interval '11 minutes', version = version + 1 WHERE id = $1`,
    [bookingId],
  ));

import { look } from '../world/job-store.ts';

export const DOOR = { latitude: 18.5074, longitude: 73.8077 };

/** Puts the booking at DOOR, with a time 14 minutes ago. */
export const putAtDoor = async (bookingId: number): Promise<void> =>
  void (await look(
    `UPDATE bookings SET latitude = $2, longitude = $3, scheduled_at = now() - interval '14 minutes'
     WHERE id = $1`,
    [bookingId, DOOR.latitude, DOOR.longitude],
  ));

/** Moves the arrival back, so that the waiting time is over. */
export const hasWaited = async (bookingId: number): Promise<void> =>
  void (await look(
    `UPDATE bookings SET arrived_at = arrived_at - interval '11 minutes', version = version + 1 WHERE id = $1`,
    [bookingId],
  ));

import type { Place } from '@karigar/domain/bookings/place';

const WAIT_MS = 10_000;

/** The phone's position, and its accuracy in metres. */
export type Fix = Place & { readonly accuracy: number };

/** Requested by a tap, and used for that tap alone. */
export const whereAmI = (): Promise<Fix> =>
  new Promise((found, failed) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        found({ latitude, longitude, accuracy: Math.min(100_000, Math.round(accuracy)) }),
      failed,
      { enableHighAccuracy: true, timeout: WAIT_MS },
    );
  });

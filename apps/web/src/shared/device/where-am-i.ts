import type { Place } from '@karigar/domain/bookings/place';

const WAIT_MS = 10_000;

/** Asked for by a tap, and used for that tap alone. */
export const whereAmI = (): Promise<Place> =>
  new Promise((found, failed) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => found({ latitude, longitude }),
      failed,
      { enableHighAccuracy: true, timeout: WAIT_MS },
    );
  });

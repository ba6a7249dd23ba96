import { endAlarm } from '@karigar/contract/safety/end-alarm';
import { getAlarm } from '@karigar/contract/safety/get-alarm';
import { raiseAlarm } from '@karigar/contract/safety/raise-alarm';
import type { Place } from '@karigar/domain/bookings/place';
import { coarse } from '@karigar/domain/safety/alarm';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '@karigar/client/api/use-action';
import { call } from '#platform/api/call';
import { reading } from '#platform/cache/read';
import { whereAmI } from '#platform/device/where-am-i';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useWrite } from '#platform/write/use-write';

const alarmOf = (ref: BookingRef) =>
  queryOptions({ queryKey: ['alarm', ref.bookingId], queryFn: reading(getAlarm, ref) });

/** Nobody in danger waits for a position: after this the alarm goes without one. */
const PLACE_MS = 1500;

const placeSoon = (): Promise<Place | null> => {
  const found = whereAmI().then(
    ({ latitude, longitude }) => ({ latitude: coarse(latitude), longitude: coarse(longitude) }),
    () => null,
  );
  const late = new Promise<null>((done) => setTimeout(done, PLACE_MS, null));
  return Promise.race([found, late]);
};

/** The own alarm of a booking: raised, failed, or ended as a false alarm. */
export const useSos = (ref: BookingRef) => {
  const { data, refetch } = useQuery(alarmOf(ref));
  const [hasFailed, setFailed] = useState(false);
  const [place, setPlace] = useState<Place | null>(null);
  const raise = useAction(async () => {
    const here = await placeSoon();
    setPlace(here);
    const result = await call(raiseAlarm, { ...ref, ...here });
    setFailed(result.kind !== 'ok');
    if (result.kind === 'ok') await refetch();
  });
  const end = useWrite(endAlarm, { invalidates: [{ queryKey: alarmOf(ref).queryKey }] });
  return { alarm: data?.alarm ?? null, hasFailed, place, raise, end };
};

import { listSlots } from '@karigar/contract/orders/list-slots';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { queryOptions } from '@tanstack/react-query';
import type { DraftAddress } from '#entities/addresses/draft-address';
import { reading } from '#platform/cache/read';

/** Other customers book too, so free slots are read again after this time. */
const FRESH_MS = 20_000;

/** Free slots of all days. */
export const SLOTS = { queryKey: ['slots'] } as const;

export const slotsOfDay = (
  serviceId: number,
  quantity: number,
  { areaId, latitude, longitude }: Pick<DraftAddress, 'areaId' | 'latitude' | 'longitude'>,
  day: IndiaDay,
) =>
  queryOptions({
    queryKey: [...SLOTS.queryKey, serviceId, quantity, areaId, latitude, longitude, day],
    queryFn: reading(listSlots, { serviceId, quantity, areaId, latitude, longitude, day }),
    staleTime: FRESH_MS,
  });

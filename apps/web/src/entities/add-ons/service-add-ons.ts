import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { queryOptions } from '@tanstack/react-query';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

/** The add-ons of a service, at today's prices. */
export const serviceAddOns = (serviceId: number) =>
  queryOptions({
    queryKey: ['service-add-ons', serviceId],
    queryFn: reading(listServiceAddOns, { serviceId }),
    ...PERSISTED_SEPARATELY,
  });

import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { queryOptions } from '@tanstack/react-query';
import { KEPT_APART } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

/** What is offered for a service, with the prices of today. */
export const serviceAddOns = (serviceId: number) =>
  queryOptions({
    queryKey: ['service-add-ons', serviceId],
    queryFn: reading(listServiceAddOns, { serviceId }),
    ...KEPT_APART,
  });

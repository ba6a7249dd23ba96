import { listServiceAddOns } from '@karigar/contract/addons/list-service-add-ons';
import { queryOptions } from '@tanstack/react-query';
import { KEPT_APART } from '../queries/kept-apart.ts';
import { reading } from '../queries/read.ts';

/** What is offered for a service, with the prices of today. */
export const serviceAddOns = (serviceId: number) =>
  queryOptions({
    queryKey: ['service-add-ons', serviceId],
    queryFn: reading(listServiceAddOns, { serviceId }),
    ...KEPT_APART,
  });

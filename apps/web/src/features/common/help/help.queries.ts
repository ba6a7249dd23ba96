import { listMyTickets } from '@karigar/contract/help/list-my-tickets';
import { queryOptions } from '@tanstack/react-query';
import { KEPT_APART } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

export const tickets = queryOptions({
  ...KEPT_APART,
  queryKey: ['tickets'],
  queryFn: reading(listMyTickets, {}),
});

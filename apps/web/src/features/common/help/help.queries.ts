import { listMyTickets } from '@karigar/contract/help/list-my-tickets';
import { queryOptions } from '@tanstack/react-query';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

export const tickets = queryOptions({
  ...PERSISTED_SEPARATELY,
  queryKey: ['tickets'],
  queryFn: reading(listMyTickets, {}),
});

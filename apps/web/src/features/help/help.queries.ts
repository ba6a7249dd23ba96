import { listMyTickets } from '@karigar/contract/help/list-my-tickets';
import { queryOptions } from '@tanstack/react-query';
import { KEPT_APART } from '#shared/queries/kept-apart';
import { reading } from '#shared/queries/read';

export const tickets = queryOptions({
  ...KEPT_APART,
  queryKey: ['tickets'],
  queryFn: reading(listMyTickets, {}),
});

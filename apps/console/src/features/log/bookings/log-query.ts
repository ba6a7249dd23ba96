import type { InputOf, OutputOf } from '@karigar/contract/define-call';
import { listAllBookings } from '@karigar/contract/record/list-all-bookings';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '#platform/cache/read';
import type { LogAddress } from './use-log-address.ts';

export type LoggedBooking = OutputOf<typeof listAllBookings>['bookings'][number];

type Ask = InputOf<typeof listAllBookings>;

/** Without what is not limited. */
const given = (ask: { readonly [Name in keyof Ask]: Ask[Name] | null }): Ask =>
  Object.fromEntries(Object.entries(ask).filter(([, value]) => value !== null));

/** A page of the log. Each is audited, so it is read again by a key and not by the clock. */
export const logQuery = (
  { filter, page }: Pick<LogAddress, 'filter' | 'page'>,
  cityId: number | null,
) => {
  const ask = given({ ...filter, ...page, cityId });
  return queryOptions({ queryKey: ['log', ask], queryFn: reading(listAllBookings, ask) });
};

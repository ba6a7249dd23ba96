import { getBookingMoney } from '@karigar/contract/corrections/get-booking-money';
import type { OutputOf } from '@karigar/contract/define-call';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Money = OutputOf<typeof getBookingMoney>;

/** Each read is audited: it is read again after a correction, not by the clock. */
export const moneyQuery = (no: string) =>
  queryOptions({
    queryKey: [...liveKey.jobMoney, no],
    queryFn: ({ signal }) => reading(getBookingMoney, { no })({ signal }),
  });

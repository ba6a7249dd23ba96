import { listCases } from '@karigar/contract/earnings/list-cases';
import { listDayJobs } from '@karigar/contract/earnings/list-day-jobs';
import { listDeposits } from '@karigar/contract/earnings/list-deposits';
import { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { listPayouts } from '@karigar/contract/earnings/list-payouts';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { queryOptions } from '@tanstack/react-query';
import { KEPT_LIVE } from '#entities/earnings/job-earnings';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

const LATEST = { limit: 100 };

export const dayJobs = (day: IndiaDay) =>
  queryOptions({
    ...KEPT_LIVE,
    queryKey: liveKey.earnings('day', day),
    queryFn: reading(listDayJobs, { day }),
  });

export const yearEarnings = (year: number) =>
  queryOptions({
    ...KEPT_LIVE,
    queryKey: liveKey.earnings('year', year),
    queryFn: reading(listEarningMonths, { year }),
  });

export const payouts = queryOptions({
  ...KEPT_LIVE,
  queryKey: liveKey.earnings('payouts'),
  queryFn: reading(listPayouts, LATEST),
});

export const deposits = queryOptions({
  ...KEPT_LIVE,
  queryKey: liveKey.earnings('deposits'),
  queryFn: reading(listDeposits, LATEST),
});

export const cases = queryOptions({
  ...KEPT_LIVE,
  queryKey: liveKey.earnings('cases'),
  queryFn: reading(listCases, {}),
});

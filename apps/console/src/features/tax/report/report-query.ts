import type { OutputOf } from '@karigar/contract/define-call';
import { getTaxReport } from '@karigar/contract/tax/get-tax-report';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '#platform/cache/read';

export type TaxReport = OutputOf<typeof getTaxReport>;
export type Supply = TaxReport['supplies'][number];

/** Reading it is audited: no clock reads it again. */
export const reportQuery = (month: string) =>
  queryOptions({
    queryKey: ['tax-report', month],
    queryFn: ({ signal }) => reading(getTaxReport, { month })({ signal }),
  });

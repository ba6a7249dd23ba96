import { getDuty } from '@karigar/contract/work-times/get-duty';
import type { OutputOf } from '@karigar/contract/define-call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { KEPT_APART } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

export type Duty = OutputOf<typeof getDuty>;

/** The area's name comes in the reader's language. */
export const duty = (language: string) =>
  queryOptions({
    ...KEPT_APART,
    queryKey: ['duty', language],
    queryFn: reading(getDuty, {}),
    placeholderData: keepPreviousData,
  });

import { getDuty } from '@karigar/contract/work-times/get-duty';
import type { OutputOf } from '@karigar/contract/define-call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

export type Duty = OutputOf<typeof getDuty>;

/** In every language. */
export const DUTY = { queryKey: ['duty'] } as const;

/** The area's name depends on the language. */
export const duty = (language: string) =>
  queryOptions({
    ...PERSISTED_SEPARATELY,
    queryKey: [...DUTY.queryKey, language],
    queryFn: reading(getDuty, {}),
    placeholderData: keepPreviousData,
  });

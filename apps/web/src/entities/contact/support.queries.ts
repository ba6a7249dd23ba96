import { getSupport } from '@karigar/contract/help/get-support';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { persistedFor } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

const DAY_MS = 86_400_000;

const support = queryOptions({
  ...persistedFor(DAY_MS),
  queryKey: ['support'],
  queryFn: reading(getSupport, {}),
  staleTime: Infinity,
});

export type SupportPhone = { readonly phone: string; readonly href: string };

/** The number of our team, also without network once it was read; null while it is unknown. */
export const useSupportPhone = (): SupportPhone | null => {
  const phone = useQuery(support).data?.phone ?? null;
  return phone === null ? null : { phone, href: `tel:${phone}` };
};

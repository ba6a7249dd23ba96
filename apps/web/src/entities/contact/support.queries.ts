import { getSupport } from '@karigar/contract/help/get-support';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PERSISTED_SEPARATELY } from '#platform/cache/persist-separately';
import { reading } from '#platform/cache/read';

const support = queryOptions({
  ...PERSISTED_SEPARATELY,
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

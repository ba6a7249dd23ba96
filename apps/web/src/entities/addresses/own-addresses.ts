import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '#platform/cache/read';

/** Area names depend on the language. */
export const ownAddresses = (language: string) =>
  queryOptions({ queryKey: ['addresses', language], queryFn: reading(listAddresses, {}) });

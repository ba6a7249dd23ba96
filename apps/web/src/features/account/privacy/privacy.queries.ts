import { listBlocks } from '@karigar/contract/contact/list-blocks';
import { listConsents } from '@karigar/contract/privacy/list-consents';
import { queryOptions } from '@tanstack/react-query';
import { reading } from '#platform/cache/read';

export const consents = queryOptions({
  queryKey: ['consents'],
  queryFn: reading(listConsents, {}),
});

export const blocks = queryOptions({
  queryKey: ['blocks'],
  queryFn: reading(listBlocks, {}),
});

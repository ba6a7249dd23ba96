import { getProvider } from '@karigar/contract/catalogue/get-provider';
import { getService } from '@karigar/contract/catalogue/get-service';
import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { listCategories } from '@karigar/contract/catalogue/list-categories';
import { listCategoryServices } from '@karigar/contract/catalogue/list-category-services';
import { listPopularServices } from '@karigar/contract/catalogue/list-popular-services';
import { searchServices } from '@karigar/contract/catalogue/search-services';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { PERSISTED } from '#platform/cache/persist-queries';
import { reading } from '#platform/cache/read';

/** The catalogue changes weekly, so going back and forth does not read again. */
const FRESH_MS = 5 * 60_000;

/** Names depend on the language: another language is another query, and the old data is shown until it loads. */
const LASTING = { staleTime: FRESH_MS, placeholderData: keepPreviousData };

export const categories = (language: string) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: reading(listCategories, {}),
    ...LASTING,
    ...PERSISTED,
  });

export const popularServices = (language: string) =>
  queryOptions({
    queryKey: ['popular-services', language],
    queryFn: reading(listPopularServices, {}),
    ...LASTING,
    ...PERSISTED,
  });

export const areas = (language: string) =>
  queryOptions({
    queryKey: ['areas', language],
    queryFn: reading(listAreas, {}),
    ...LASTING,
    ...PERSISTED,
  });

export const categoryServices = (language: string, categoryId: number) =>
  queryOptions({
    queryKey: ['category-services', language, categoryId],
    queryFn: reading(listCategoryServices, { categoryId }),
    ...LASTING,
    ...PERSISTED,
  });

/** The details of all services. */
export const SERVICE = { queryKey: ['service'] } as const;

export const serviceDetails = (language: string, serviceId: number) =>
  queryOptions({
    queryKey: [...SERVICE.queryKey, language, serviceId],
    queryFn: reading(getService, { serviceId }),
    placeholderData: keepPreviousData,
    ...PERSISTED,
  });

/** Shows the previous search's results until the new ones load. */
export const foundServices = (language: string, words: string) =>
  queryOptions({
    queryKey: ['found-services', language, words],
    queryFn: reading(searchServices, { words }),
    ...LASTING,
  });

export const providerPage = (language: string, providerId: number) =>
  queryOptions({
    queryKey: ['provider', language, providerId],
    queryFn: reading(getProvider, { providerId }),
    placeholderData: keepPreviousData,
  });

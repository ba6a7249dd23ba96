import { getProvider } from '@karigar/contract/catalogue/get-provider';
import { getService } from '@karigar/contract/catalogue/get-service';
import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { listCategories } from '@karigar/contract/catalogue/list-categories';
import { listCategoryServices } from '@karigar/contract/catalogue/list-category-services';
import { listPopularServices } from '@karigar/contract/catalogue/list-popular-services';
import { searchServices } from '@karigar/contract/catalogue/search-services';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { KEPT } from '#platform/cache/persist-queries';
import { reading } from '#platform/cache/read';

/** A catalogue changes by the week: going back and forth asks nothing again. */
const FRESH_MS = 5 * 60_000;

/** Names come in the reader's language: another language is another answer, and the old one stands until it is there. */
const LASTING = { staleTime: FRESH_MS, placeholderData: keepPreviousData };

export const categories = (language: string) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: reading(listCategories, {}),
    ...LASTING,
    meta: KEPT,
  });

export const popularServices = (language: string) =>
  queryOptions({
    queryKey: ['popular-services', language],
    queryFn: reading(listPopularServices, {}),
    ...LASTING,
    meta: KEPT,
  });

export const areas = (language: string) =>
  queryOptions({
    queryKey: ['areas', language],
    queryFn: reading(listAreas, {}),
    ...LASTING,
  });

export const categoryServices = (language: string, categoryId: number) =>
  queryOptions({
    queryKey: ['category-services', language, categoryId],
    queryFn: reading(listCategoryServices, { categoryId }),
    ...LASTING,
  });

export const serviceDetails = (language: string, serviceId: number) =>
  queryOptions({
    queryKey: ['service', language, serviceId],
    queryFn: reading(getService, { serviceId }),
    placeholderData: keepPreviousData,
  });

/** What was found for the letters before stays until the answer for these is there. */
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

import { getProviderHandler } from './calls/get-provider.ts';
import { getServiceHandler } from './calls/get-service.ts';
import { listAreasHandler } from './calls/list-areas.ts';
import { listCategoriesHandler } from './calls/list-categories.ts';
import { listCategoryServicesHandler } from './calls/list-category-services.ts';
import { listPopularServicesHandler } from './calls/list-popular-services.ts';
import { searchServicesHandler } from './calls/search-services.ts';

export { listOffered, type OfferedService } from './offered-store.ts';

export const catalogueHandlers = [
  listCategoriesHandler,
  listCategoryServicesHandler,
  listPopularServicesHandler,
  getServiceHandler,
  searchServicesHandler,
  getProviderHandler,
  listAreasHandler,
];
